import { runServer } from '../apps/server/src/main.ts';
import { buildWebAppIfStale } from './web-app.ts';

/** `npm start`: the demonstration, from nothing to a page in one command. */
await buildWebAppIfStale();
await runServer('demonstration');
