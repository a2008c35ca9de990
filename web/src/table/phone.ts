/** Whether the page is so narrow that the parts of a table stand behind tabs. */

import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("max-width: 700px");
