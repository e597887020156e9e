import { describe, expect, it } from 'vitest';
import {
  healthCardsErrorsInProduction,
  healthCardsSettings,
  healthCardsVariables,
  readsHealthCards,
} from './health-cards.ts';

// Issue 14, point 5; docs/operations.md, HEALTH_CARDS.

const publicUrl = 'https://portal.example.org';
const read = (value: string | undefined, mode = 'production') =>
  healthCardsSettings({ HEALTH_CARDS: healthCardsVariables.HEALTH_CARDS.parse(value) }, { mode, publicUrl });

describe('where digital insurance cards are read from', () => {
  it('is nowhere unless a hospital says where, and everywhere in the demonstration', () => {
    expect(readsHealthCards(read(undefined))).toBe(false);
    expect(read(undefined, 'demonstration')).toEqual({ allowsPublic: true, origins: [publicUrl] });
    expect(readsHealthCards(read(undefined, 'test'))).toBe(false);
  });

  it.each([
    ['public', { allowsPublic: true, origins: [] }],
    [
      'https://cards.example.org, https://other.example:8443',
      { allowsPublic: false, origins: ['https://cards.example.org', 'https://other.example:8443'] },
    ],
    ['public,https://10.0.0.1', { allowsPublic: true, origins: ['https://10.0.0.1'] }],
  ])('is what %s says', (value, settings) => expect(read(value)).toEqual(settings));

  it.each(['none', 'https://cards.example.org/', 'cards.example.org', '*'])('is not said by %s', (value) => {
    expect(healthCardsVariables.HEALTH_CARDS.safeParse(value).success).toBe(false);
  });

  it('is not in clear for a hospital', () => {
    expect(healthCardsErrorsInProduction({ HEALTH_CARDS: 'public,http://10.0.0.1' })).toHaveLength(1);
    expect(healthCardsErrorsInProduction({ HEALTH_CARDS: 'public' })).toEqual([]);
  });
});
