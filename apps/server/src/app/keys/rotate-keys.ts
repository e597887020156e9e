import { rehashAccounts } from './rehash-accounts.ts';
import { rehashPatients } from './rehash-patients.ts';
import { resealWalks } from './reseal-columns.ts';
import { resealJobs } from './reseal-jobs.ts';
import { nothing, sumOf, type Walk, type WalkContext, type Walked } from './walk.ts';

/** All that a rotation walks. Names before what they are made from is of no matter: both secrets are read. */
const walks: readonly Walk[] = [rehashAccounts, rehashPatients, ...resealWalks, resealJobs];

/** Walks until a walk finds nothing more to change, and no more often than this: others may go on writing. */
const MAX_ROUNDS = 10;

/**
 * Brings everything under the current secret: seals anew, and hashes anew what things are found by. In small
 * transactions, while people sign in; interrupted anywhere, it goes on where it was when it is run again.
 *
 * @returns what was changed in all, and what the last walk could not read and had to skip.
 */
export async function rotateKeys(
  context: WalkContext,
  onWalked: (name: string, walked: Walked) => void = () => {},
): Promise<Walked> {
  let changed = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    let walked = nothing;
    for (const { name, run } of walks) {
      const part = await run(context);
      onWalked(name, part);
      walked = sumOf(walked, part);
    }
    changed += walked.changed;
    if (walked.changed === 0) return { ...walked, changed };
  }
  return { ...nothing, changed };
}
