import { type Language, textOf, type Words } from '../words.ts';

/** One entry of a lookup list (spec §3): what is sent, and how it is read. */
export interface LookupEntry {
  readonly value: string;
  readonly text: Words;
}

/** An entry in one language, as a list to choose from shows it. */
export interface LookupChoice {
  readonly value: string;
  readonly text: string;
}

/** A list in one language, in its own order. */
export function choicesOf(entries: readonly LookupEntry[], language: Language): LookupChoice[] {
  return entries.map(({ value, text }) => ({ value, text: textOf(text, language) }));
}

/** The same in the order of that language's alphabet. */
export function sortedChoicesOf(entries: readonly LookupEntry[], language: Language): LookupChoice[] {
  const { compare } = new Intl.Collator(language);
  return choicesOf(entries, language).toSorted((one, other) => compare(one.text, other.text));
}

/** A name as it is compared: letter case, accents, points and spaces do not matter. */
export function normalizeName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The value of the entry that has this value or, in any language, this name. */
export function valueNamed(entries: readonly LookupEntry[], input: string): string | null {
  const normalized = normalizeName(input);
  const found = entries.find(
    ({ value, text }) =>
      normalizeName(value) === normalized || Object.values(text).some((name) => normalizeName(name) === normalized),
  );
  return found?.value ?? null;
}
