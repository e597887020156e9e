import { describe, expect, it } from 'vitest';
import { writeHexText } from './hex-text.ts';

describe('spec §2: tDesc is the hex-encoded description of the service', () => {
  it.each([
    ['MRI', '4d5249'],
    ['Análisis', '416ec3a16c69736973'],
    ['', ''],
  ])('writes %j as %j', (text, hex) => expect(writeHexText(text)).toBe(hex));
});
