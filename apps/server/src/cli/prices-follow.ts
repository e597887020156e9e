import { systemClock } from '../adapters/clock-system.ts';
import { messagesOf } from '../documents/messages/messages-of.ts';
import type { Database } from '../platform/db/database.ts';
import type { HealthSystem, HealthSystemLocation } from '../platform/settings/health-system.ts';
import { checkFollow, type FollowOutcome } from '../prices/follow/check-follow.ts';
import { chooseLocation, fetchIndex } from '../prices/follow/find-file.ts';
import { FollowError } from '../prices/follow/follow-error.ts';
import type { FollowServices } from '../prices/follow/follow-services.ts';
import { followedAddress, isIndex } from '../prices/follow/followed-address.ts';
import { deleteFollow, listFollows, type PriceFollow, saveFollow } from '../prices/queries/price-follows.ts';
import { type Command, type CommandContext, CommandError, type ExitCode, UsageError } from './command.ts';
import { readCommandSettings } from './command-settings.ts';
import { knownLocation } from './known-location.ts';
import { asStaff, onPortal, recordCommand, type Staff, withJobWriter } from './staff.ts';
import { summaryText } from '../prices/report/report-text.ts';
import { withDatabase } from './with-database.ts';

const COMMAND = 'prices follow';

type Work = (staff: Staff, context: CommandContext, location: HealthSystemLocation | undefined) => Promise<ExitCode>;

/** `portico prices follow`: fetches price files from hospitals' websites, by and by (issue 13, point 7). */
export const pricesFollow: Command = {
  name: COMMAND,
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
  { address, name, accepts }: Followed,
): Promise<ExitCode> {
  const { healthSystem } = staff.settings;
  const { id, name: portalName } = location ?? knownLocation(healthSystem, undefined);
  const { allowedHosts } = healthSystem.priceFollowing;
  const url = await explained(async () => followedAddress(address, allowedHosts));
  if (!isIndex(url) && name !== undefined) throw new UsageError('--name is of a location in a cms-hpt.txt.');
  const locationName = isIndex(url)
    ? await explained(async () =>
        chooseLocation(await fetchIndex(url, { allowedHosts, signal: withTimeout(signal) }), name, portalName),
      )
    : null;
  const details = {
    location: id,
    address: url.href,
    ...(locationName === null ? {} : { name: locationName }),
    ...(accepts.length > 0 && { accept: accepts.join(', ') }),
  };
  const message = await onPortal(staff, COMMAND, async (trx) => {
    await saveFollow(trx, { locationId: id, address: url.href, locationName, accepts }, staff.now);
    const what = locationName === null ? url.href : `"${locationName}" of ${url.href}`;
    return {
      event: 'priceFollowAdded',
      details,
      message: `${portalName} (${id}) follows ${what}. The server fetches it soon; --now does it at once.\n`,
    };
  });
  terminal.out(message);
  return 0;
}

const remove: Work = async (staff, { terminal }, location) => {
  const { id, name } = location ?? knownLocation(staff.settings.healthSystem, undefined);
  const message = await onPortal(staff, COMMAND, async (trx) => {
    if (!(await deleteFollow(trx, id))) throw new CommandError(`Nothing is followed for ${id}. Nothing was changed.`);
    return {
      event: 'priceFollowRemoved',
      details: { location: id },
      message: `Nothing is followed for ${name} (${id}) any more. Its prices stay as they are.\n`,
    };
  });
  terminal.out(message);
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
  const { database, settings } = staff;
  const follows = await followsOf(database.db, location);
  if (follows.length === 0)
    throw new CommandError('Nothing is followed there: "prices follow HOST --location ID" begins it.');
  const failed = await withJobWriter(staff, async (jobs) => {
    const record: FollowServices['record'] = (trx, entry) => recordCommand(trx, staff, COMMAND, entry);
    const services = { database, clock: systemClock, settings, jobs, record, signal };
    let count = 0;
    for (const follow of follows) {
      const outcome = await checkFollow(follow, services);
      if (outcome.kind === 'failed') count += 1;
      terminal.out(outcomeText(follow, outcome));
    }
    return count;
  });
  return failed === 0 ? 0 : 1;
};

function outcomeText({ locationId }: PriceFollow, outcome: FollowOutcome): string {
  if (outcome.kind === 'unchanged') return `${locationId}: the file has not changed.\n`;
  if (outcome.kind === 'failed') return `${locationId}: ${failureText(outcome)}\n`;
  const { versionId } = outcome.imported;
  return (
    `${locationId}: new prices are staged as version ${versionId}. "prices diff ${locationId}" shows what would change, "prices activate ${locationId}" makes them live.\n` +
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
    ...(failure === null ? [] : [`  ${failureText({ failure, detail: failureDetail })}`]),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** In milliseconds: how long a website may take to send its cms-hpt.txt. */
const PATIENCE = 60_000;

const withTimeout = (signal: AbortSignal): AbortSignal => AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);

async function explained<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof FollowError) throw new CommandError(failureText(error), { cause: error });
    throw error;
  }
}

function failureText({ failure, detail }: Pick<FollowError, 'failure' | 'detail'>): string {
  return messagesOf('en').priceFollow.failures[failure](detail);
}
