import { systemClock } from '../adapters/clock-system.ts';
import type { Database } from '../platform/db/database.ts';
import type { HealthSystem, HealthSystemLocation } from '../platform/settings/health-system.ts';
import { FollowError } from '../prices/follow/follow-error.ts';
import { PriceImportError } from '../prices/price-import-error.ts';
import { listFollows, type PriceFollow } from '../prices/queries/price-follows.ts';
import { ActError } from '../staff/act-error.ts';
import { followFailureText } from '../staff/prices/follow/failure-text.ts';
import { fetchFollowed, type FetchOutcome } from '../staff/prices/follow/fetch-followed.ts';
import { followForStaff } from '../staff/prices/follow/follow-file.ts';
import { unfollowForStaff } from '../staff/prices/follow/unfollow.ts';
import { type Command, type CommandContext, CommandError, type ExitCode, UsageError } from './command.ts';
import { readCommandSettings } from './command-settings.ts';
import { knownLocation } from './known-location.ts';
import { asStaff, type Staff } from './staff.ts';
import { summaryText } from '../prices/report/report-text.ts';
import { withDatabase } from './with-database.ts';

type Work = (staff: Staff, context: CommandContext, location: HealthSystemLocation | undefined) => Promise<ExitCode>;

/** `portico prices follow`: fetches price files from hospitals' websites, by and by (issue 13, point 7). */
export const pricesFollow: Command = {
  name: 'prices follow',
  usage: '[HOST|URL --location ID [--name NAME] [--accept HEADER ...]] [--now] [--list] [--remove --location ID]',
  summary: "Follow the price file of a hospital's website as the prices of a location.",
  details:
    'HOST is a website with a cms-hpt.txt, in which --name says which location is meant; URL may be of a price file itself. The\n' +
    'server fetches it every few hours (priceFollowing), stages what has changed, and tells staff; nothing is live before\n' +
    '"prices activate". --now looks at once, at what is followed for --location or for all; --list shows it all.\n' +
    '--accept takes the file as it is whose column or property HEADER is not known, stands twice or lacks its plan.',
  options: {
    location: { type: 'string' },
    name: { type: 'string' },
    accept: { type: 'string', multiple: true },
    now: { type: 'boolean' },
    list: { type: 'boolean' },
    remove: { type: 'boolean' },
  },
  records: ['priceFollowAdded', 'priceFollowRemoved', 'priceFollowFailed', 'pricesStaged'],
  positionals: [],
  optionalPositionals: ['HOST|URL'],
  async run(context, { positionals: [address], options, lists }) {
    const chosen = [address, options['now'], options['list'], options['remove']].filter(Boolean);
    if (chosen.length !== 1) throw new UsageError('Name what to follow, or give one of --now, --list and --remove.');
    const name = typeof options['name'] === 'string' ? options['name'] : undefined;
    const accepts = lists['accept'] ?? [];
    if (address === undefined && accepts.length > 0) throw new UsageError('--accept goes with what is to be followed.');
    if (options['list'] === true) return list(context, options['location']);
    const work = workOf(options, { address: address ?? '', name, accepts });
    return asStaff<ExitCode>(context, async (staff) => {
      const { location } = options;
      const known = location === undefined ? undefined : knownLocation(staff.settings.healthSystem, location);
      return work(staff, context, known);
    });
  },
};

/** What is to be followed, as staff typed it. */
interface Followed {
  address: string;
  name: string | undefined;
  accepts: readonly string[];
}

function workOf(options: Readonly<Record<string, string | boolean | undefined>>, followed: Followed): Work {
  if (options['now'] === true) return checkNow;
  if (options['remove'] === true) return remove;
  return (staff, context, location) => add(staff, context, location, followed);
}

async function add(
  staff: Staff,
  { terminal, signal }: CommandContext,
  location: HealthSystemLocation | undefined,
  { address, name = '', accepts }: Followed,
): Promise<ExitCode> {
  const { healthSystem } = staff.settings;
  const { id, name: portalName } = location ?? knownLocation(healthSystem, undefined);
  const order = { location: { id, name: portalName }, address, name, accepts };
  const followed = await explained(() => followForStaff(staff, order, signal));
  const what = followed.locationName === null ? followed.address : `"${followed.locationName}" of ${followed.address}`;
  terminal.out(`${portalName} (${id}) follows ${what}. The server fetches it soon; --now does it at once.\n`);
  return 0;
}

const remove: Work = async (staff, { terminal }, location) => {
  const { id, name } = location ?? knownLocation(staff.settings.healthSystem, undefined);
  await unfollowForStaff(staff, id);
  terminal.out(`Nothing is followed for ${name} (${id}) any more. Its prices stay as they are.\n`);
  return 0;
};

/** Changes nothing and tells of nobody, so that nobody has to answer for it. */
async function list(context: CommandContext, asked: string | boolean | undefined): Promise<ExitCode> {
  const settings = await readCommandSettings(context.env);
  const location = asked === undefined ? undefined : knownLocation(settings.healthSystem, asked);
  const follows = await withDatabase(context, settings, ({ db }) => followsOf(db, location));
  if (follows.length === 0) context.terminal.out('Nothing is followed.\n');
  for (const follow of follows) context.terminal.out(followText(follow, settings.healthSystem));
  return 0;
}

/** What is followed for a location, or for all. */
async function followsOf(
  db: Database['db'],
  location: HealthSystemLocation | undefined,
): Promise<readonly PriceFollow[]> {
  const follows = await listFollows(db);
  return location === undefined ? follows : follows.filter(({ locationId }) => locationId === location.id);
}

const checkNow: Work = async (staff, { terminal, signal }, location) => {
  const follows = await followsOf(staff.database.db, location);
  if (follows.length === 0)
    throw new CommandError('Nothing is followed there: "prices follow HOST --location ID" begins it.');
  let failed = 0;
  for (const follow of follows) {
    try {
      const outcome = await fetchFollowed(staff, follow, { clock: systemClock, signal });
      if (outcome.kind === 'failed') failed += 1;
      terminal.out(outcomeText(follow, outcome));
    } catch (error) {
      if (!(error instanceof PriceImportError)) throw error;
      failed += 1;
      terminal.out(`${follow.locationId}: ${error.message}\n`);
    }
  }
  return failed === 0 ? 0 : 1;
};

function outcomeText({ locationId }: PriceFollow, outcome: FetchOutcome): string {
  if (outcome.kind === 'unchanged') return `${locationId}: the file has not changed.\n`;
  if (outcome.kind === 'failed') return `${locationId}: ${followFailureText(outcome, 'en')}\n`;
  const { versionId } = outcome.imported;
  return (
    `${locationId}: new prices are staged as version ${versionId}. "prices diff ${locationId} ${versionId}" shows what would change, "prices activate ${locationId} ${versionId}" makes them live.\n` +
    summaryText(outcome.imported)
  );
}

function followText(follow: PriceFollow, { locations }: HealthSystem): string {
  const { locationId, address, locationName, accepts, checkedAt, nextAt, failure, failureDetail } = follow;
  const name = locations.find(({ id }) => id === locationId)?.name ?? 'not in PORTICO_CONFIG';
  const last = checkedAt === null ? 'not fetched yet' : `fetched last ${checkedAt.toISOString()}`;
  const lines = [
    `${locationId}  ${name}`,
    `  ${locationName === null ? address : `"${locationName}" of ${address}`}`,
    ...(accepts.length === 0 ? [] : [`  accepted as it is: ${accepts.map((header) => `"${header}"`).join(', ')}`]),
    `  ${last}, next after ${nextAt.toISOString()}`,
    ...(failure === null ? [] : [`  ${followFailureText({ failure, detail: failureDetail }, 'en')}`]),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

async function explained<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof FollowError) throw new CommandError(followFailureText(error, 'en'), { cause: error });
    if (error instanceof ActError && error.code === 'nameOfNoList')
      throw new UsageError(error.message, { cause: error });
    throw error;
  }
}
