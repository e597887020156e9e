import { announcementKinds, findWritten, languages } from '@portico/contract';
import { publishAnnouncement } from '../staff/announcements/announce.ts';
import { readNumber } from '../staff/announcements/read-number.ts';
import { readLocalEnd, readLocalTime } from '../staff/local-times.ts';
import { asUsage, type Command, UsageError } from './command.ts';
import { reasonDetails, reasonOf, reasonOption } from './reason.ts';
import { asStaff } from './staff.ts';

/** `portico announcements publish`: words above the sign-in form (spec §7, 'pre-login banner'). */
export const announcementsPublish: Command = {
  name: 'announcements publish',
  usage: `notice|warning ${languages.map((language) => `--${language} TEXT`).join(' ')} [--in TAG=TEXT ...] [--from TIME] [--until TIME] [--replace NUMBER] --reason WORDS`,
  summary: 'Announce something above the sign-in form.',
  details:
    'Every server shows it within seconds, from its beginning to its end. Of several whose time it is, the one that began last is\n' +
    'shown; those before it are shown again once it is over. With --replace that one is over at once, and for good.\n' +
    'With --in it is written in an added language as well, as --in vi="TEXT"; without, the readers of that language see the English.\n' +
    'TIME is a day or a local time of the hospital, as 2026-11-21 or 2026-11-21T10:00; a day of --until counts to its end.\n' +
    reasonDetails,
  options: {
    ...Object.fromEntries(languages.map((language) => [language, { type: 'string' as const }])),
    in: { type: 'string', multiple: true },
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
    const text = { en: optionOf('en'), es: optionOf('es'), ...readFurther(given.lists['in'] ?? []) };
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

/** The texts of `--in`, by the tags of their languages. @throws UsageError for what is no such text. */
function readFurther(given: readonly string[]): Record<string, string> {
  const further = given.map((each) => {
    const [, tag, text] = /^([^=]+)=(.+)$/s.exec(each) ?? [];
    if (tag === undefined || text === undefined) throw new UsageError(`--in is TAG=TEXT, as vi="TEXT", not "${each}".`);
    if (findWritten(tag) !== undefined) throw new UsageError(`The text of the language "${tag}" is that of --${tag}.`);
    return [tag, text] as const;
  });
  const [twice] = further.filter(([tag], at) => further.findIndex(([each]) => each === tag) !== at);
  if (twice !== undefined) throw new UsageError(`--in has two texts of the language "${twice[0]}".`);
  return Object.fromEntries(further);
}
