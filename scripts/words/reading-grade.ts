import type { WrittenLanguage } from '@portico/contract';
import { syllable } from 'syllable';
import { familiarWords } from './familiar-words.ts';
import { spanishSyllables } from './spanish-syllables.ts';

const syllablesOf: Readonly<Record<WrittenLanguage, (word: string) => number>> = { en: syllable, es: spanishSyllables };

/**
 * The years of school that a text asks for. English: Flesch–Kincaid (Kincaid and others, 1975). Spanish: Crawford (1984), which
 * was made for it and gives years as well (docs/decisions/0145). Familiar words count as two syllables at most.
 *
 * @param text in sentences; each line, and each colon, ends one.
 */
export function readingGrade(text: string, language: WrittenLanguage): number {
  const words = wordsOf(text);
  if (words.length === 0) return 0;
  const sentences = sentencesIn(text);
  const syllables = words.reduce((sum, word) => sum + countOf(word, language), 0);
  if (language === 'en') return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
  return -0.205 * ((100 * sentences) / words.length) + 0.049 * ((100 * syllables) / words.length) - 3.407;
}

/** The words of three syllables or more, which make a text hard; the longest first. */
export function longWords(text: string, language: WrittenLanguage): string[] {
  const long = wordsOf(text).filter((word) => countOf(word, language) >= 3);
  return [...new Set(long)].toSorted((a, b) => b.length - a.length);
}

/** Addresses and figures are no words. */
export function wordsOf(text: string): readonly string[] {
  return withoutAddresses(text).match(/\p{L}[\p{L}’'-]*/gu) ?? [];
}

function countOf(word: string, language: WrittenLanguage): number {
  const count = syllablesOf[language](word);
  return language === 'en' && familiarWords.has(word.toLowerCase()) ? Math.min(2, count) : count;
}

function sentencesIn(text: string): number {
  const parts = withoutAddresses(text).split(/[.!?:;]+(?=\s|$|[”"’)])|\n+/);
  return Math.max(1, parts.filter((part) => /\p{L}/u.test(part)).length);
}

function withoutAddresses(text: string): string {
  return text.replaceAll(/https?:\/\/\S+|\S+@\S+|(?<=\s)\/\S+/g, ' ');
}
