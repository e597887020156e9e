import { getConfig } from '@lingui/conf';
import { getCatalogs } from '@lingui/cli/api';
import { defaultLanguage, type WrittenLanguage, languages } from '@portico/contract';
import { missedTerms } from './glossary.ts';

/**
 * Of the app in whose folder it is run: fails when the catalogues do not match the screens: a text was not extracted, a text is no longer used, a translation
 * is missing, a translation loses a placeholder or does not follow the glossary, or two screens translate one text
 * differently, where no context says that they mean two things.
 */
const config = getConfig({ cwd: process.cwd() });
const errors: string[] = [];
const translated = languages.filter((language) => language !== defaultLanguage);
/** The first translation of each text, by language, context and text. */
const previousMessages = new Map<string, string>();

for (const catalog of await getCatalogs(config)) {
  const said = await catalog.collect();
  if (!said) throw new Error('The texts of the screens could not be read.');
  for (const locale of translated) {
    const written = (await catalog.read(locale)) ?? {};
    for (const [id, { message = '', context = '' }] of Object.entries(said)) {
      const entry = written[id];
      if (!entry) errors.push(`${locale}: not extracted: ${message}`);
      else errors.push(...errorsOf(locale, { message, context }, entry.translation ?? ''));
    }
    for (const [id, entry] of Object.entries(written)) {
      if (!(id in said)) errors.push(`${locale}: no screen says: ${entry.message}`);
    }
  }
}

if (errors.length > 0) {
  console.error(
    `${errors.join('\n')}\n\n${errors.length} faults. Run \`lingui extract --clean\` in this folder, then fill in the translations in the folders \`locales\`.`,
  );
  process.exit(1);
}
console.log('Every text of the screens stands in every language.');

/** A text of the screens, and what it is said of where that makes another word of it: the status of a message. */
interface Said {
  message: string;
  context: string;
}

function errorsOf(locale: WrittenLanguage, { message, context }: Said, translation: string): string[] {
  if (translation === '') return [`${locale}: not translated: ${message}`];
  const lost = placeholders(message).filter((each) => !placeholders(translation).includes(each));
  return [
    ...lost.map((each) => `${locale}: lost ${each} of: ${message}`),
    ...missedTerms(locale, message, translation).map(
      ({ source }) => `${locale}: not as in the glossary (${source}): ${message}`,
    ),
    ...differing(locale, { message, context }, translation),
  ];
}

/** The same text of the same context has the same translation on every screen. */
function differing(locale: WrittenLanguage, { message, context }: Said, translation: string): string[] {
  const key = JSON.stringify([locale, context, message]);
  const before = previousMessages.get(key) ?? translation;
  previousMessages.set(key, before);
  return before === translation ? [] : [`${locale}: “${message}” is both “${before}” and “${translation}”`];
}

/** `{name}`, `{count, plural` and the numbered tags. */
function placeholders(text: string): string[] {
  return [...text.matchAll(/\{(\w+)[,}]|<(\d+)\/?>/g)].map(([, name, tag]) => name ?? `<${tag}>`);
}
