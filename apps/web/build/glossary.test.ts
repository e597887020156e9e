import { describe, expect, it } from 'vitest';
import { missedTerms } from './glossary.ts';

describe('one Spanish name for one thing', () => {
  it('is held, whatever its number and its place in the sentence', () => {
    expect(missedTerms('Passkeys are safe.', 'Las llaves de acceso son seguras.')).toEqual([]);
    expect(missedTerms('Use your passkey', 'Use su clave de paso')).toHaveLength(1);
  });

  it('does not count what is filled in later', () => {
    expect(missedTerms('Forget: {device}', 'Olvidar: {device}')).toEqual([]);
  });
});
