import { runServer } from '../apps/server/src/main.ts';
import { buildWebAppIfStale, isRelease } from './web-app.ts';

/** `npm run serve`: production. Refuses to start on what only the demonstration may have, and says which. */
if (!isRelease()) await buildWebAppIfStale();
await runServer('production');
