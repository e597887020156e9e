import type { Payor } from '@portico/contract';

/** The payors in whose name every word that was typed begins a word; all of them while nothing is typed. Accents do not count. */
export function findPayors(payors: readonly Payor[], input: string): Payor[] {
  const wanted = wordsOf(input);
  return payors.filter(({ Name }) => {
    const words = wordsOf(Name);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}

function wordsOf(text: string): string[] {
  const normalized = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return normalized.match(/[\p{L}\p{N}]+/gu) ?? [];
}
