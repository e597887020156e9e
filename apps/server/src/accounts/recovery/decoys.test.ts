import { describe, expect, it } from 'vitest';
import { questionText } from '../security-questions/questions.ts';
import { decoyDestinations, decoyQuestion } from './decoys.ts';

const secret = 'a secret of this test';
const people = Array.from({ length: 400 }, (_, at) => Uint8Array.of(at >> 8, at & 255));

describe('what is shown to somebody whom nobody knows', () => {
  it('is the same each time', () => {
    for (const key of people.slice(0, 20)) {
      expect(decoyDestinations(secret, key)).toEqual(decoyDestinations(secret, key));
    }
    expect(decoyQuestion(secret, 'ana')).toBe(decoyQuestion(secret, 'ana'));
  });

  it('cannot be told without the secret', () => {
    const differing = people.filter(
      (key) => decoyDestinations(secret, key).suffixes[0] !== decoyDestinations('another', key).suffixes[0],
    );
    expect(differing.length).toBeGreaterThan(people.length / 2);
  });

  it('looks as real people do: one phone mostly, rarely three, mostly a mailbox, never neither', () => {
    const made = people.map((key) => decoyDestinations(secret, key));
    const withPhones = (count: number) => made.filter(({ suffixes }) => suffixes.length === count).length;
    expect(withPhones(0) + withPhones(1) + withPhones(2) + withPhones(3)).toBe(made.length);
    expect(withPhones(1)).toBeGreaterThan(made.length / 2);
    expect(withPhones(3)).toBeGreaterThan(0);
    expect(withPhones(3)).toBeLessThan(made.length / 16);
    expect(made.every(({ suffixes }) => suffixes.every((suffix) => /^\d{4}$/.test(suffix)))).toBe(true);
    expect(made.filter(({ suffixes, canSendEmail }) => suffixes.length === 0 && !canSendEmail)).toEqual([]);
    expect(made.some(({ canSendEmail }) => !canSendEmail)).toBe(true);
  });

  it('asks each of the eight questions of somebody', () => {
    const asked = new Set(people.map((key) => decoyQuestion(secret, String(key))));
    expect(asked.size).toBe(8);
    for (const id of asked) expect(questionText(id, 'es')).toMatch(/^¿.*\?$/);
  });
});
