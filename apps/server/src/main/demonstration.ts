import { systemClock } from '../adapters/clock-system.ts';
import type { Database } from '../platform/db/database.ts';
import type { HoldsDemonstration } from '../platform/installation/require-installation.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { Clock } from '../ports/clock.ts';

// All of it is loaded on demand: a hospital's server never loads the demonstration's code and data.

/** The simulated payer of a gateway without an address. */
export async function startPayer(clock: Clock) {
  const { startSimulatedPayer } = await import('../payer/simulated-payer.ts');
  return startSimulatedPayer(clock);
}

/** Asked of databases of earlier versions alone, once: a hospital's server loads the demonstration's code for nothing else. */
export const holdsDemonstration: HoldsDemonstration = async (db, keys) => {
  const { holdsDemonstrationPeople } = await import('../demo/holds-demonstration-people.ts');
  return holdsDemonstrationPeople(db, keys);
};

/** The demonstration's insurer that hands out digital cards. */
export async function issueCards({ publicUrl }: Settings) {
  const [{ createCardIssuer }, { DEV_CARDS_PATH }] = await Promise.all([
    import('../payer/cards/card-issuer.ts'),
    import('../app/pages/dev-cards.ts'),
  ]);
  return createCardIssuer(`${publicUrl}${DEV_CARDS_PATH}`, systemClock);
}

/**
 * Loads the demonstration's people, prices and visits.
 *
 * @param apps addresses of the apps that sign people in by the portal, by their ids.
 */
export async function loadDemonstration(
  database: Database,
  settings: Settings,
  apps: Readonly<Record<string, string>>,
) {
  const [load, codes, visits, { directoryOf }, { followNeighbour, neighboursWebsite }] = await Promise.all([
    import('../demo/load-demo.ts'),
    import('../demo/issue-codes.ts'),
    import('../demo/issue-visits.ts'),
    import('../demo/directory.ts'),
    import('../demo/follow-neighbour.ts'),
  ]);
  await load.loadDemonstration(database, settings, systemClock);
  await followNeighbour(database, settings, systemClock);
  const notEnrolled = await codes.issueDemonstrationCodes(database, settings, systemClock);
  const directory = directoryOf(
    notEnrolled,
    await visits.issueDemonstrationVisits(database, settings, systemClock),
    apps,
  );
  return { directory, neighbour: neighboursWebsite(settings.dataFolder) };
}

/** What `loadDemonstration` has left. */
export type Demonstration = Awaited<ReturnType<typeof loadDemonstration>>;
