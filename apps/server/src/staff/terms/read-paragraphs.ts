import { languages, type Words, type WrittenLanguage } from '@portico/contract';
import { MAX_TERMS, paragraphsOf } from '@portico/staff-contract';
import { ActError } from '../act-error.ts';

/** A text as it is typed or stands in a file: an empty line between two paragraphs. */
export type TypedTerms = Readonly<Record<WrittenLanguage, string>>;

/**
 * The paragraphs of terms, each in every language.
 *
 * @throws ActError termsUnusable where a language has no words or too many, or not as many paragraphs as the other: then one would say what
 * the other does not.
 */
export function readParagraphs(typed: TypedTerms): Words[] {
  const read = languages.map((language) => ({ language, paragraphs: requireWords(language, typed[language]) }));
  const [first, ...others] = read;
  const other = others.find(({ paragraphs }) => paragraphs.length !== first?.paragraphs.length);
  if (first !== undefined && other !== undefined) {
    const counts = `"${first.language}" has ${first.paragraphs.length} paragraphs and "${other.language}" has ${other.paragraphs.length}`;
    throw unusable(`${counts}: an empty line stands between two paragraphs, and each must stand in every language.`);
  }
  return pairs(typed);
}

/** As far as they are written, for a preview: what a language lacks is empty. */
export function pairs(typed: TypedTerms): Words[] {
  const split = { en: paragraphsOf(typed.en), es: paragraphsOf(typed.es) };
  const most = Math.max(split.en.length, split.es.length);
  return Array.from({ length: most }, (_, at) => ({ en: split.en[at] ?? '', es: split.es[at] ?? '' }));
}

function requireWords(language: string, text: string): string[] {
  const paragraphs = paragraphsOf(text);
  const length = paragraphs.join('').length;
  if (length === 0) throw unusable(`The text of the language "${language}" is missing.`);
  if (length > MAX_TERMS) {
    throw unusable(`The text of the language "${language}" may have ${MAX_TERMS} characters, and has ${length}.`);
  }
  if (paragraphs.some((each) => /\p{Cc}/u.test(each))) {
    throw unusable(`The text of the language "${language}" must be plain text.`);
  }
  return paragraphs;
}

function unusable(message: string): ActError {
  return new ActError('termsUnusable', `${message} Nothing was published.`);
}
