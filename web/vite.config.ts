import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/aevum/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The content policy allows no inline data in scripts or styles.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      "/api": { target: "http://127.0.0.1:8000", ws: true },
      "/schema": "http://127.0.0.1:8000",
    },
  },
});
