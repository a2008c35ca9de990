// Shows a notification for what the server pushes; a click opens the table.
self.addEventListener("push", (event) => {
  const told = event.data ? event.data.json() : {};
  event.waitUntil(
    self.registration.showNotification(told.title || "Aevum", { tag: told.table || "aevum", data: told, icon: "/icon.svg" }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const table = event.notification.data && event.notification.data.table;
  event.waitUntil(self.clients.openWindow(table ? `/#/match/${table}` : "/"));
});
