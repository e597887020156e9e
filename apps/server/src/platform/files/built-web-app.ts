import { fileURLToPath } from 'node:url';

/** Folder of the web app as it was built. */
export const builtWebApp = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));
