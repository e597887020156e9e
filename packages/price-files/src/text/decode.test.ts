import { describe, expect, it } from 'vitest';
import type { PriceFileFinding } from '../findings/finding.ts';
import { createFindings } from '../findings/findings.ts';
import { createDecoder } from './decode.ts';

describe('decoding', () => {
  const found: PriceFileFinding[] = [];
  const decoder = createDecoder(createFindings((finding) => found.push(finding)));

  it('reads valid UTF-8 as UTF-8', () => expect(decoder.decode(Uint8Array.of(0xc3, 0xa9), 1)).toBe('é'));
  it('decides line by line, so that one stray byte spoils no other line', () => {
    const bytes = Uint8Array.of(0xc3, 0xa9, 0x0a, 0xe9, 0x0a, 0xc3, 0xa9);
    expect(decoder.decodeLines(bytes, () => 7)).toBe('é\né\né');
  });
  it('reads anything else as Windows-1252', () => expect(decoder.decode(Uint8Array.of(0x92, 0x80), 9)).toBe('’€'));
  it('says once where the first stray byte is', () =>
    expect(found).toMatchObject([{ line: 8, outcome: 'taken', rule: 'encoding' }]));
});
