import { lookEvery, type RepeatedLook } from './look-every.ts';

/** In milliseconds: every server process knows within seconds of what was written at another. */
const INTERVAL = 2000;

/** What keeps in memory what staff write into the database. No look fails: what was known stands where the database does not answer. */
export interface DatabaseWatch extends RepeatedLook {
  /** Whether the last look found nothing out. */
  readonly fails: boolean;
}

/**
 * Looks at once, and every two seconds from then on.
 *
 * @param find asks the database, and remembers what it says.
 * @param report hears once of each time that the database stops answering.
 * @returns when the first look is over.
 */
export async function watchDatabase(
  find: () => Promise<void>,
  report: (error: unknown) => void,
): Promise<DatabaseWatch> {
  let fails = false;
  const { look, stop } = lookEvery(INTERVAL, async () => {
    try {
      await find();
      fails = false;
    } catch (error) {
      if (!fails) report(error);
      fails = true;
    }
  });
  await look();
  return {
    look,
    stop,
    get fails() {
      return fails;
    },
  };
}
