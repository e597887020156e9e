import * as fc from 'fast-check';
import { hostileLinkReachesNothing, watchConnections } from '../apps/server/src/adapters/testing/hostile-links.ts';

/**
 * `npm run drill:links -- [LINKS]`: as many texts as somebody could scan, paste or send who wants the server to ask for something inside the network, by names
 * that stand for its addresses. Fails where one makes it throw, is answered, or leads to a single connection, with the seed that makes it again.
 */
const LINKS = Number(process.argv[2] ?? 100_000);

const connections = watchConnections();
const outcome = await fc.check(hostileLinkReachesNothing, { numRuns: LINKS });
connections.stop();
const isFailed = outcome.failed || connections.attempts.length > 0;
const said = outcome.failed
  ? fc.defaultReportMessage(outcome)
  : `${outcome.numRuns} links, ${connections.attempts.length} connections`;
if (isFailed) process.exitCode = 1;
process.stdout.write(`${said}\n`);
