import { languages, termsKinds } from '@portico/contract';
import { publishTerms } from '../staff/terms/publish-terms.ts';
import { type Command, UsageError } from './command.ts';
import { readTextFile } from './read-text-file.ts';
import { reasonDetails, reasonOf, reasonOption } from './reason.ts';
import { asStaff } from './staff.ts';

/** `portico terms publish`: the terms that people accept, from a day on (decision 226). */
export const termsPublish: Command = {
  name: 'terms publish',
  usage: `${termsKinds.join('|')} ${languages.map((language) => `--${language} FILE`).join(' ')} --from DAY --reason WORDS`,
  summary: 'Publish the terms of having an account, or of estimates for guests, from a day on.',
  details:
    'FILE is text in UTF-8 with an empty line between two paragraphs, of which each language has as many. DAY, as 2026-12-01, begins\n' +
    'on the clock of the hospital, tomorrow at the earliest; until then "terms withdraw" takes them back. Whoever has an\n' +
    'account is asked for the new ones at the next sign-in after that, and guests as they come. Nothing of the account is served\n' +
    'before. The words of earlier versions are kept for good.\n' +
    reasonDetails,
  options: {
    ...Object.fromEntries(languages.map((language) => [language, { type: 'string' as const }])),
    from: { type: 'string' },
    ...reasonOption,
  },
  files: [...languages],
  records: ['termsPublished'],
  positionals: ['KIND'],
  async run({ terminal, ...context }, given) {
    const kind = termsKinds.find((each) => each === given.positionals[0]);
    if (kind === undefined) throw new UsageError(`KIND is ${termsKinds.join(' or ')}, not "${given.positionals[0]}".`);
    const optionOf = (name: string): string => {
      const value = given.options[name];
      if (typeof value === 'string' && value !== '') return value;
      throw new UsageError(`--${name} is missing.`);
    };
    const [en, es, from] = [optionOf('en'), optionOf('es'), optionOf('from')];
    const reason = reasonOf(given);
    const text = { en: await readTextFile(en), es: await readTextFile(es) };
    const { number, version } = await asStaff(context, (staff) => publishTerms(staff, { kind, text, from, reason }));
    terminal.out(`Terms ${number} are published: version ${version}, in force from ${from} on.\n`);
    return 0;
  },
};
