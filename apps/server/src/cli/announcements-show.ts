import { type AnnouncementText, findWritten, type Language } from '@portico/contract';
import { systemClock } from '../adapters/clock-system.ts';
import {
  type AnnouncementStatus,
  type PublishedAnnouncement,
  statusAt,
} from '../platform/announcements/announcement.ts';
import { listOver, listStanding } from '../platform/announcements/queries.ts';
import { localTimeIn } from '../platform/time.ts';
import type { Command } from './command.ts';
import { readCommandSettings } from './command-settings.ts';
import { withDatabase } from './with-database.ts';

/** How many of the past are shown. */
const PAST = 20;

/** `portico announcements show`: what is announced, what is to come, and what was. */
export const announcementsShow: Command = {
  name: 'announcements show',
  usage: '',
  summary: 'Show what staff announce above the sign-in form, what is to come, and what was.',
  details: `The newest first; of those that are over, ${PAST} at most. Times are local times of the hospital.`,
  options: {},
  records: [],
  positionals: [],
  async run({ terminal, ...context }) {
    const settings = await readCommandSettings(context.env);
    const now = systemClock.now();
    const [standing, over] = await withDatabase(context, settings, async ({ db }) => [
      await listStanding(db, now),
      await listOver(db, now, PAST),
    ]);
    const added = settings.healthSystem.addedLanguages.map(({ tag }) => tag);
    const timeText = (time: Date): string => localTimeIn(settings.healthSystem.timeZone, time).slice(0, 16);
    if (!standing.some((each) => statusAt(each, standing, now) === 'shown')) {
      terminal.out('Staff announce nothing at present: what webConfigurationFile says is shown.\n');
    }
    for (const each of [...standing, ...over]) {
      terminal.out(announcementText(each, statusAt(each, standing, now), { timeText, added }));
    }
    return 0;
  },
};

const statuses: Readonly<Record<AnnouncementStatus, string>> = {
  shown: 'is shown',
  waiting: 'waits until the one that is shown is over',
  toCome: 'is to come',
  over: 'is over',
};

function announcementText(
  { number, announcement, from, until, published, ended }: PublishedAnnouncement,
  status: AnnouncementStatus,
  { timeText, added }: { timeText: (time: Date) => string; added: readonly Language[] },
): string {
  const end = until === null ? '' : ` until ${timeText(until)}`;
  const ending =
    ended &&
    `${ended.act === 'withdraw' ? 'withdrawn' : `replaced by ${ended.number}`} ${timeText(ended.at)} by ${ended.by}: ${ended.reason}`;
  return [
    `${number}  ${announcement.kind}, ${statuses[status]}: from ${timeText(from)}${end}`,
    ...Object.entries(announcement.text).map(([language, text]) => `    ${nameOf(language, added)}: ${text}`),
    ...(status === 'over' ? [] : lackingText(announcement.text, added)),
    `    published ${timeText(published.at)} by ${published.by}: ${published.reason}`,
    ...(ending === null ? [] : [`    ${ending}`]),
    '',
  ].join('\n');
}

function nameOf(language: string, added: readonly Language[]): string {
  const isOn = findWritten(language) !== undefined || added.some((each) => each === language);
  return isOn ? language : `${language} (switched off: shown to nobody)`;
}

function lackingText(text: AnnouncementText, added: readonly Language[]): string[] {
  const lacking = added.filter((language) => text[language] === undefined);
  return lacking.length === 0 ? [] : [`    in English: ${lacking.join(', ')}`];
}
