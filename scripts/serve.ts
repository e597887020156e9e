import { runServer } from '../apps/server/src/main.ts';
import { buildWebAppsIfStale, isRelease } from './web-app.ts';

/** `npm run serve`: production. Refuses to start on what only the demonstration may have, and says which. */
if (!isRelease()) await buildWebAppsIfStale();
await runServer('production');
