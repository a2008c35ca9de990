/// <reference types="unplugin-icons/types/svelte" />
/// <reference types="vite/client" />
/// <reference types="svelte" />
