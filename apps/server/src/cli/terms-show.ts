import { type TermsKind, termsKinds } from '@portico/contract';
import { shortWording } from '@portico/staff-contract';
import { systemClock } from '../adapters/clock-system.ts';
import { listKeptVersions, listPublished } from '../platform/terms/queries.ts';
import { inForceAt, type PublishedTerms, type TermsStatus, termsStatusAt } from '../platform/terms/terms.ts';
import { localTimeIn } from '../platform/time.ts';
import { termsOfSettings } from '../staff/terms/publish-terms.ts';
import { textsOf, type Wording, wordingsOf } from '../staff/terms/wordings-of.ts';
import { type Command, CommandError, UsageError } from './command.ts';
import { readCommandSettings } from './command-settings.ts';
import { withDatabase } from './with-database.ts';

/** `portico terms show`: what people accept, what is to come, and what they accepted before; or the words of one version. */
export const termsShow: Command = {
  name: 'terms show',
  usage: '[KIND VERSION]',
  summary: 'Show the terms that people accept, those to come and those before; or the words of a version.',
  details:
    `KIND is ${termsKinds.join(' or ')}. The newest first. Times are local times of the hospital. With a version its words in every language:\n` +
    'those that people accepted, also where the settings say others since; and as the wording the first digits of the hash that entries\n' +
    'of termsAccepted in the audit trail have of them.',
  options: {},
  records: [],
  positionals: [],
  optionalPositionals: ['KIND', 'VERSION'],
  async run({ terminal, ...context }, { positionals: [asked, version] }) {
    const kind = termsKinds.find((each) => each === asked);
    if ((asked !== undefined && kind === undefined) || (kind !== undefined && version === undefined)) {
      throw new UsageError(`KIND is ${termsKinds.join(' or ')}, and VERSION one that "terms show" lists.`);
    }
    const settings = await readCommandSettings(context.env);
    const { timeZone } = settings.healthSystem;
    const timeText = (time: Date): string => localTimeIn(timeZone, time).slice(0, 16);
    if (kind !== undefined && version !== undefined) {
      const wordings = await withDatabase(context, settings, ({ db }) => wordingsOf(db, settings, { kind, version }));
      if (wordings.length === 0) throw new CommandError(`There is no version ${version}: "terms show" lists them.`);
      for (const each of wordings) terminal.out(wordingText(each, timeText));
      return 0;
    }
    const now = systemClock.now();
    const [published, kept] = await withDatabase(context, settings, async ({ db }) => [
      await listPublished(db),
      await listKeptVersions(db),
    ]);
    for (const each of termsKinds) {
      terminal.out(`${titles[each]}\n`);
      const ofKind = published.filter((terms) => terms.kind === each);
      for (const terms of ofKind) terminal.out(publishedText(terms, termsStatusAt(terms, published, now), timeText));
      const ofSettings = termsOfSettings({ settings }, each).version;
      const isInForce = inForceAt(published, each, now) === undefined;
      terminal.out(
        `    settings: ${ofSettings}, ${isInForce ? 'in force' : 'not in force: staff have published others'}\n`,
      );
      const earlier = kept.filter(
        ({ kind: its, version: name }) =>
          its === each && name !== ofSettings && !ofKind.some((terms) => terms.version === name),
      );
      for (const { version: name, keptAt } of earlier) {
        terminal.out(`    settings before: ${name}, accepted since ${timeText(keptAt)}\n`);
      }
    }
    return 0;
  },
};

const titles: Readonly<Record<TermsKind, string>> = {
  account: 'account: what the owner of an account accepts',
  estimates: 'estimates: what a guest of the estimator accepts',
};

const statuses: Readonly<Record<TermsStatus, string>> = {
  inForce: 'in force',
  toCome: 'to come',
  past: 'no longer in force',
  withdrawn: 'withdrawn',
};

function publishedText(
  { number, version, from, published, withdrawn }: PublishedTerms,
  status: TermsStatus,
  timeText: (time: Date) => string,
): string {
  const signed = (what: string, { by, at, reason }: PublishedTerms['published']): string =>
    `        ${what} ${timeText(at)} by ${by}: ${reason}\n`;
  return [
    `    ${number}  ${version}, ${statuses[status]}: from ${timeText(from)}\n`,
    signed('published', published),
    ...(withdrawn === null ? [] : [signed('withdrawn', withdrawn)]),
  ].join('');
}

function wordingText({ wording, paragraphs, keptAt }: Wording, timeText: (time: Date) => string): string {
  const since =
    keptAt === null
      ? 'no acceptance is recorded with these words yet.'
      : `acceptances are recorded with these words since ${timeText(keptAt)}.`;
  const texts = textsOf(paragraphs).map(({ language, paragraphs: read }) => `${language}:\n\n${read.join('\n\n')}\n`);
  return `Wording ${shortWording(wording)}: ${since}\n\n${texts.join('\n')}\n`;
}
