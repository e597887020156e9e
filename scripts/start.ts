import { runServer } from '../apps/server/src/main.ts';
import { buildWebAppsIfStale } from './web-app.ts';

/** `npm start`: the demonstration, from nothing to a page in one command. */
await buildWebAppsIfStale();
await runServer('demonstration');
