import { serviceCategories, serviceTemplates } from '../../apps/server/src/catalogue/index.ts';
import type { WrittenLanguage } from '@portico/contract';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text that patients read. */
export interface PatientText {
  /** From the root of the repository. */
  readonly file: string;
  readonly text: string;
}

/** In each language: mails, letters, messages and printed pages of the server. What staff alone read is left out. */
const serverMessages: Readonly<Record<WrittenLanguage, string>> = {
  en: 'apps/server/src/documents/messages/{en,*-en}.ts',
  es: 'apps/server/src/documents/messages/{es,*-es}.ts',
};
const forStaff = /(?:price-follow)-\w\w\.ts$/;

/** Where texts stand in pairs, `{ en: '…', es: '…' }`: titles of pages, notices, questions, what a service is recommended for. */
const sourcesOfPairs = '{apps/server,packages/*}/src/**/*.ts';
const noPairs = /\.test\.ts$|\/(?:testing|catalogue\/templates|documents\/messages)\//;

/** Words of the demonstration, which a hospital replaces: terms, phones, areas, sites. */
const demonstration = 'apps/server/src/demo/health-system.json';

/**
 * Every text of the screens' catalogues, of the server's messages and of the catalogue of services in a language, with a figure for each
 * thing filled in.
 */
export function patientTexts(root: string, language: WrittenLanguage): PatientText[] {
  const catalogues = globSync('apps/web/src/**/locales/es.po', { cwd: root });
  const messages = globSync(serverMessages[language], { cwd: root }).filter((file) => !forStaff.test(file));
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  return [
    ...catalogues.flatMap((file) => textsOfCatalogue(read(file), language).map((text) => ({ file, text }))),
    ...messages.flatMap((file) => literalsOf(read(file)).map((text) => ({ file, text }))),
    ...textsOfServices(language),
    ...globSync(sourcesOfPairs, { cwd: root })
      .filter((file) => !noPairs.test(file))
      .flatMap((file) => textsOfPairs(read(file), language).map((text) => ({ file, text }))),
    ...textsIn(JSON.parse(read(demonstration)), language).map((text) => ({ file: demonstration, text })),
  ];
}

/** What stands behind `en:` or `es:`. */
function textsOfPairs(source: string, language: WrittenLanguage): string[] {
  const pairs = source.matchAll(
    new RegExp(`\\b${language}:\\s*('(?:[^'\\\\\n]|\\\\.)*'|"(?:[^"\\\\\n]|\\\\.)*"|\`(?:[^\`\\\\]|\\\\.)*\`)`, 'g'),
  );
  return Array.from(pairs, ([, literal = '']) => literal).flatMap(literalsOf);
}

/** The texts of a language in settings, wherever an object has one for each language. */
function textsIn(value: unknown, language: WrittenLanguage): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === language && typeof inner === 'string' ? [inner] : textsIn(inner, language),
  );
}

/** What is said of services, their kinds and their parts. Synonyms are only typed. */
function textsOfServices(language: WrittenLanguage): PatientText[] {
  const named = [...serviceCategories, ...serviceTemplates].flatMap(({ id, name, description }) =>
    [name, description].map((text) => ({ file: `apps/server/src/catalogue, ${id}`, text: text[language] })),
  );
  const parts = serviceTemplates.flatMap(({ id, components }) =>
    components.map(({ name }) => ({ file: `apps/server/src/catalogue, ${id}`, text: name[language] })),
  );
  return [...named, ...parts];
}

/** English is the message, Spanish its translation. */
function textsOfCatalogue(catalogue: string, language: WrittenLanguage): string[] {
  const entries = catalogue.matchAll(/^msgid ((?:"[^\n]*"\n)+)msgstr ((?:"[^\n]*"\n)+)/gm);
  return Array.from(entries, ([, english = '', spanish = '']) => unquoted(language === 'en' ? english : spanish))
    .filter((text) => text !== '')
    .map(filledIn);
}

function unquoted(lines: string): string {
  return lines
    .replaceAll(/^"|"$|\n/gm, '')
    .replaceAll(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character));
}

/** The last form of a plural, no tags, and a figure in the place of what is filled in. */
function filledIn(text: string): string {
  let plain = text.replaceAll(/<\/?\d+\/?>/g, '');
  const simple = /\{\w+\}|#/g;
  const plural = /\{\w+, (?:plural|select|selectordinal),[^{}]*(?:\{[^{}]*\}[^{}]*)*?other \{([^{}]*)\}\}/g;
  plain = plain.replaceAll(simple, '5').replaceAll(plural, '$1');
  return plain.replaceAll(simple, '5');
}

/** The literals of a file of messages, without its imports and comments. */
function literalsOf(source: string): string[] {
  const code = source.replaceAll(/^import .*|^\s*(?:\/?\*|\/\/).*/gm, '');
  const literals = code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g);
  return Array.from(literals, ([, single, double, template]) => single ?? double ?? template ?? '')
    .map((text) => text.replaceAll(/\$\{[^{}]*\}/g, '5').replaceAll(/\\(.)/g, '$1'))
    .filter((text) => /\p{L}{2}/u.test(text));
}
