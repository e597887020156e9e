import { announcementKinds, languages, type Words } from '@portico/contract';
import { publishAnnouncement } from '../staff/announcements/announce.ts';
import { readNumber } from '../staff/announcements/read-number.ts';
import { readLocalEnd, readLocalTime } from '../staff/local-times.ts';
import { asUsage, type Command, UsageError } from './command.ts';
import { reasonDetails, reasonOf, reasonOption } from './reason.ts';
import { asStaff } from './staff.ts';

/** `portico announcements publish`: words above the sign-in form (spec §7, 'pre-login banner'). */
export const announcementsPublish: Command = {
  name: 'announcements publish',
  usage: `notice|warning ${languages.map((language) => `--${language} TEXT`).join(' ')} [--from TIME] [--until TIME] [--replace NUMBER] --reason WORDS`,
  summary: 'Announce something above the sign-in form.',
  details:
    'Every server shows it within seconds, from its beginning to its end. Of several whose time it is, the one that began last is\n' +
    'shown; those before it are shown again once it is over. With --replace that one is over at once, and for good.\n' +
    'TIME is a day or a local time of the hospital, as 2026-11-21 or 2026-11-21T10:00; a day of --until counts to its end.\n' +
    reasonDetails,
  options: {
    ...Object.fromEntries(languages.map((language) => [language, { type: 'string' as const }])),
    from: { type: 'string' },
    until: { type: 'string' },
    replace: { type: 'string' },
    ...reasonOption,
  },
  records: ['announcementPublished'],
  positionals: ['KIND'],
  async run({ terminal, ...context }, given) {
    const kind = announcementKinds.find((each) => each === given.positionals[0]);
    if (kind === undefined) throw new UsageError(`KIND is notice or warning, not "${given.positionals[0]}".`);
    const optionOf = (name: string): string => {
      const value = given.options[name];
      return typeof value === 'string' ? value : '';
    };
    const text = Object.fromEntries(languages.map((language) => [language, optionOf(language)])) as Words;
    const [from, until, replaces] = [optionOf('from'), optionOf('until'), optionOf('replace')];
    const reason = reasonOf(given);
    const number = await asStaff(context, (staff) =>
      publishAnnouncement(staff, {
        announcement: { kind, text },
        from: from === '' ? null : asUsage(() => readLocalTime('--from', from, staff)),
        until: until === '' ? null : asUsage(() => readLocalEnd('--until', until, staff)),
        replaces: replaces === '' ? null : asUsage(() => readNumber(replaces)),
        reason,
      }),
    );
    terminal.out(`Announcement ${number} is published. Every server shows it within seconds, from its beginning on.\n`);
    return 0;
  },
};
