import { defaultLanguage } from '@portico/contract';
import { tableWords } from '../app/texts/table-words.ts';
import { ourTemplatesOf } from '../documents/messages/messages-of.ts';
import { readScreenTexts } from '../platform/settings/texts/screen-texts.ts';
import { type Command, CommandError } from './command.ts';
import { readLanguageOption } from './language-option.ts';

/** `portico texts list`: what a hospital may say otherwise, in the form in which its own file has it. */
export const textsList: Command = {
  name: 'texts list',
  usage: '[WORDS] [--language CODE]',
  summary: 'Show the texts that a file of your own can replace.',
  details:
    'Those of screens, and of tables as services and titles of pages, with the English text as the key, those of mails, letters and documents\n' +
    'with their place, as JSON for the file that `texts` of the settings names. With WORDS those that have them alone. No database is opened.',
  options: { language: { type: 'string' } },
  records: [],
  positionals: [],
  optionalPositionals: ['WORDS'],
  async run({ terminal }, { positionals: [part = ''], options }) {
    const language = readLanguageOption(options['language']) ?? defaultLanguage;
    const all = await readScreenTexts();
    if (all === null) throw new CommandError('The web app is not built: build it first, by `npm run build`.');
    const screens = Object.entries(all).map(([english, texts]) => [english, texts[language] ?? english] as const);
    const messages = Object.entries(ourTemplatesOf(language));
    const words = tableWords().map((each): [string, string] => [each.en, each[language]]);
    const wanted = part.toLowerCase();
    const having = (texts: ReadonlyArray<readonly [string, string]>) =>
      Object.fromEntries(texts.filter((each) => each.some((text) => text.toLowerCase().includes(wanted))));
    terminal.out(
      `${JSON.stringify({ screens: having(screens), messages: having(messages), words: having(words) }, null, 2)}\n`,
    );
    return 0;
  },
};
