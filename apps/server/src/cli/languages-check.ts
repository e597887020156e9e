import { join, resolve } from 'node:path';
import { languageCoverage, type Coverage } from '../app/texts/language-coverage.ts';
import { errorsOfOwnMessages } from '../documents/messages/messages-of.ts';
import { readLanguage, shippedLanguages } from '../platform/settings/languages/added-languages.ts';
import { readScreenTexts } from '../platform/settings/texts/screen-texts.ts';
import { SettingsError } from '../platform/settings/settings-error.ts';
import { type Command, CommandError } from './command.ts';

/** `portico languages check`: what of the portal's texts a language that is data lacks, and what it has that the portal does not say any more. */
export const languagesCheck: Command = {
  name: 'languages check',
  usage: 'LANGUAGE [--missing | --stale]',
  summary: 'Show how many texts a language lacks, and which of its texts are nowhere any more.',
  details:
    'LANGUAGE is a tag of one that comes with the portal, as vi, or a folder with language.json, screens.json and server.json, as ./languages/ko.\n' +
    'With --missing the English of the texts that it lacks, as JSON in the form of its files, to be translated; with --stale those that\n' +
    'stand in the files for nothing. No database is opened. It fails where a text lacks what is filled in. Operations see every language,\n' +
    'with the first that it lacks, under Languages of the staff app.',
  options: { missing: { type: 'boolean' }, stale: { type: 'boolean' } },
  records: [],
  positionals: ['LANGUAGE'],
  async run({ terminal }, { positionals: [name = ''], options }) {
    const known = await readScreenTexts();
    if (known === null) throw new CommandError('The web app is not built: build it first, by `npm run build`.');
    const errors: string[] = [];
    const language = await readLanguage(
      name.includes('/') ? resolve(name) : join(shippedLanguages, name),
      known,
      errors,
    ).catch((error: unknown) => {
      if (error instanceof SettingsError) throw new CommandError(error.errors.join('\n'));
      throw error;
    });
    errors.push(...errorsOfOwnMessages({ texts: {}, addedLanguages: [language] }));
    if (errors.length > 0) throw new CommandError(errors.join('\n'));
    const coverage = languageCoverage(language, known);
    if (options['missing'] === true) terminal.out(`${JSON.stringify(coverage.missing, null, 2)}\n`);
    else if (options['stale'] === true) terminal.out(`${JSON.stringify(coverage.stale, null, 2)}\n`);
    else terminal.out(summaryOf(`${language.tag}, ${language.name}`, language.review, coverage));
    return 0;
  },
};

function summaryOf(name: string, review: { by: string; on: string } | null, { of, missing, stale }: Coverage): string {
  const parts = [
    ['texts of screens', of.screens, Object.keys(missing.screens).length],
    ['texts of mails, letters and documents', of.messages, Object.keys(missing.messages).length],
    ['titles, services and choices', of.words, Object.keys(missing.words).length],
  ] as const;
  return [
    `${name}: ${review === null ? 'not reviewed' : `reviewed by ${review.by} on ${review.on}`}`,
    ...parts.map(([what, all, lacking]) => `  ${all - lacking} of ${all} ${what}, ${lacking} in English`),
    `  ${stale.length} that stand for nothing`,
    '',
  ].join('\n');
}
