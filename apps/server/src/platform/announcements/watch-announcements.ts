import type { Language } from '@portico/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Clock } from '../../ports/clock.ts';
import type { WebConfigurationFile } from '../settings/web-configuration.ts';
import { inLanguagesOn, type PublishedAnnouncement, shownAt } from './announcement.ts';
import { listStanding } from './queries.ts';

/** In milliseconds: every server process shows within seconds what was published at another. */
const INTERVAL = 2000;

/** What the sign-in page announces, answered from memory. */
export interface AnnouncementWatch extends WebConfigurationFile {
  /** Looks at once, and does not fail: what was known stands where the database does not answer. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Looks for what staff have announced, at the start and every two seconds from then on. While they announce nothing, the file of the settings
 * says what is shown (decision 215).
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
  let fails = false;
  let looking: Promise<void> | null = null;
  const find = async (): Promise<void> => {
    try {
      known = await listStanding(db, clock.now());
      fails = false;
    } catch (error) {
      if (!fails) report(error);
      fails = true;
    }
  };
  const look = (): Promise<void> => {
    looking ??= find().finally(() => {
      looking = null;
    });
    return looking;
  };
  await look();
  const timer = setInterval(() => void look(), INTERVAL);
  timer.unref();
  return {
    read: async () => {
      const shown = shownAt(known, clock.now())?.announcement ?? (await file.read()).preLoginBanner;
      return { preLoginBanner: shown && inLanguagesOn(shown, addedLanguages) };
    },
    look,
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}
