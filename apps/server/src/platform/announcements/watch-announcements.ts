import type { Language } from '@portico/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Clock } from '../../ports/clock.ts';
import type { WebConfigurationFile } from '../settings/web-configuration.ts';
import { type DatabaseWatch, watchDatabase } from '../watch/watch-database.ts';
import { inLanguagesOn, type PublishedAnnouncement, shownAt } from './announcement.ts';
import { listStanding } from './queries.ts';

/** What the sign-in page announces, answered from memory. */
export type AnnouncementWatch = WebConfigurationFile & Pick<DatabaseWatch, 'look' | 'stop'>;

/**
 * Looks for what staff have announced. While they announce nothing, the file of the settings says what is shown (decision 215).
 *
 * @param addedLanguages tags of those that are switched on.
 * @param report hears once of each time that the database stops answering.
 */
export async function watchAnnouncements({
  db,
  clock,
  file,
  addedLanguages,
  report,
}: {
  db: Kysely<Tables>;
  clock: Clock;
  file: WebConfigurationFile;
  addedLanguages: readonly Language[];
  report: (error: unknown) => void;
}): Promise<AnnouncementWatch> {
  let known: readonly PublishedAnnouncement[] = [];
  const { look, stop } = await watchDatabase(async () => {
    known = await listStanding(db, clock.now());
  }, report);
  return {
    read: async () => {
      const shown = shownAt(known, clock.now())?.announcement ?? (await file.read()).preLoginBanner;
      return { preLoginBanner: shown && inLanguagesOn(shown, addedLanguages) };
    },
    look,
    stop,
  };
}
