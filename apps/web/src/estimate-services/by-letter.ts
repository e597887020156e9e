import type { Language, Service } from '@portico/contract';
import { localeOf } from '../portal/locale-of.ts';

/** Services that begin with the same letter. */
export interface LetterGroup {
  readonly letter: string;
  readonly services: readonly Service[];
}

/**
 * Sorts services as a dictionary of the language does, and groups them by first letter: 'Á' is under 'A', digits under
 * '#'.
 */
export function byLetter(services: readonly Service[], language: Language): LetterGroup[] {
  const { compare } = new Intl.Collator(localeOf(language));
  const sorted = services.toSorted((a, b) => compare(a.Description, b.Description));
  const groups = new Map<string, Service[]>();
  for (const service of sorted) {
    const letter = letterOf(service.Description);
    groups.set(letter, [...(groups.get(letter) ?? []), service]);
  }
  return [...groups].map(([letter, members]) => ({ letter, services: members }));
}

function letterOf(name: string): string {
  // In this form an accent is a separate character after its letter.
  const first = name.normalize('NFD').charAt(0).toUpperCase();
  return /\p{L}/u.test(first) ? first : '#';
}
