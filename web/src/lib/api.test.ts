import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "./api";

const outside = new EventTarget();

/** The browser's end of a line that can fall silent without being closed. */
class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readonly readyState = Socket.OPEN;
  readonly sent: string[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    Socket.last = this;
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.closed = true;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("window", {
    location: { protocol: "https:", host: "example.org" },
    addEventListener: outside.addEventListener.bind(outside),
    removeEventListener: outside.removeEventListener.bind(outside),
    setInterval: (work: () => void, wait: number) => setInterval(work, wait),
    setTimeout: (work: () => void, wait: number) => setTimeout(work, wait),
    clearInterval: (timer: number) => clearInterval(timer),
    clearTimeout: (timer: number) => clearTimeout(timer),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watched(): { told: string[]; socket: Socket } {
  const told: string[] = [];
  api.watch("t", 0, { opened: () => told.push("opened"), heard: (message) => told.push(message.type), closed: () => told.push("closed") });
  Socket.last.onopen?.();
  return { told, socket: Socket.last };
}

test("a line on which no pong comes back is given up, though the browser believes in it", () => {
  const { told, socket } = watched();
  vi.advanceTimersByTime(10 * 60_000);
  expect(socket.sent).toEqual(['{"type":"ping"}']);
  expect(told).toEqual(["opened", "closed"]);
  expect(socket.closed).toBe(true);
});

test("a line that answers is kept", () => {
  const { told, socket } = watched();
  socket.send = () => void setTimeout(() => socket.onmessage?.({ data: '{"type":"pong"}' }), 50);
  vi.advanceTimersByTime(10 * 60_000);
  expect(told).not.toContain("closed");
});

test("a browser that goes offline is believed at once, and the end is told once", () => {
  const { told, socket } = watched();
  outside.dispatchEvent(new Event("offline"));
  expect(told).toEqual(["opened", "closed"]);
  socket.onclose?.();
  vi.advanceTimersByTime(10 * 60_000);
  expect(told).toEqual(["opened", "closed"]);
});
