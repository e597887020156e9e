import { describe, expect, it } from 'vitest';
import { readHexText, writeHexText } from './hex-text.ts';

describe('spec §2: tDesc is the hex-encoded description of the service', () => {
  it.each([
    ['MRI', '4d5249'],
    ['Análisis', '416ec3a16c69736973'],
    ['', ''],
  ])('writes %j as %j', (text, hex) => expect(writeHexText(text)).toBe(hex));

  it('reads ASCII', () => expect(readHexText('4d5249')).toBe('MRI'));
  it('reads every script, in either case', () => expect(readHexText('5261796F732d58C3B1')).toBe('Rayos-Xñ'));
  it.each(['', 'f', 'zz', '4d5', 'ff'])('takes %j for no text', (hex) => expect(readHexText(hex)).toBeNull());
});
