import { once } from 'node:events';
import { DatabaseInUseError, lockFolder } from '../folder-lock.ts';

/**
 * A process for tests of the lock: `node hold-folder.ts FOLDER` prints `held` or `refused`, and ends when its input
 * ends.
 */
const [folder = ''] = process.argv.slice(2);
process.stdin.resume();
process.stdout.write('ready\n');
await once(process.stdin, 'data');
try {
  await lockFolder(folder);
  process.stdout.write('held\n');
} catch (error) {
  if (!(error instanceof DatabaseInUseError)) throw error;
  process.stdout.write('refused\n');
}
process.stdin.on('end', () => process.exit());
