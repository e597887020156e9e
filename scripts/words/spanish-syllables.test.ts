import { describe, expect, it } from 'vitest';
import { spanishSyllables } from './spanish-syllables.ts';

describe('the syllables of a Spanish word', () => {
  it.each([
    ['sol', 1],
    ['casa', 2],
    ['seguro', 3],
    ['cuenta', 2],
    ['día', 2],
    ['aéreo', 4],
    ['que', 1],
    ['guerra', 2],
    ['pingüino', 3],
    ['ciudad', 2],
    ['hay', 1],
    ['estimación', 4],
    ['línea', 3],
    ['leer', 2],
    ['muy', 1],
    ['yo', 1],
  ])('%s: %i', (word, count) => expect(spanishSyllables(word)).toBe(count));
});
