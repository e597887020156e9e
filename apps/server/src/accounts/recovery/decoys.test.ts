import { describe, expect, it } from 'vitest';
import { keysOf } from '../../platform/crypto/keys.ts';
import { questionText } from '../security-questions/questions.ts';
import { decoyDestinations, decoyQuestion } from './decoys.ts';

const keys = keysOf('a secret of this test');
const people = Array.from({ length: 400 }, (_, at) => ({
  firstName: 'Ana',
  lastName: `Rivera ${at}`,
  birthDate: '1986-04-27',
  zip: '94301',
}));

describe('what is shown to somebody whom nobody knows', () => {
  it('is the same each time', () => {
    for (const person of people.slice(0, 20)) {
      expect(decoyDestinations(keys, person)).toEqual(decoyDestinations(keys, person));
    }
    expect(decoyQuestion(keys, 'ana')).toBe(decoyQuestion(keys, 'ana'));
  });

  it('cannot be told without the secret', () => {
    const differing = people.filter(
      (person) =>
        decoyDestinations(keys, person).suffixes[0] !== decoyDestinations(keysOf('another'), person).suffixes[0],
    );
    expect(differing.length).toBeGreaterThan(people.length / 2);
  });

  it('looks as real people do: one phone mostly, rarely three, mostly a mailbox, never neither', () => {
    const made = people.map((person) => decoyDestinations(keys, person));
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
    const asked = new Set(people.map((person) => decoyQuestion(keys, person.lastName)));
    expect(asked.size).toBe(8);
    for (const id of asked) expect(questionText(id, 'es')).toMatch(/^¿.*\?$/);
  });
});
