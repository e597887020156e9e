import { describe, expect, it } from 'vitest';
import { missedTerms } from './glossary.ts';

describe('one Spanish name for one thing', () => {
  it('is held, whatever its number and its place in the sentence', () => {
    expect(missedTerms('es', 'Passkeys are safe.', 'Las llaves de acceso son seguras.')).toEqual([]);
    expect(missedTerms('es', 'Use your passkey', 'Use su clave de paso')).toHaveLength(1);
  });

  it('does not count what is filled in later', () => {
    expect(missedTerms('es', 'Forget: {device}', 'Olvidar: {device}')).toEqual([]);
  });
});
