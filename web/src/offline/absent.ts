/** What a server's page has in the place of this folder: nothing, since it asks for nothing of it. */

export default null;
export const offline = null;
export const engine = null;
export const install = null;
export const goOnline = null;
export const comeHome = null;
