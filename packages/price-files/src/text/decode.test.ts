import { describe, expect, it } from 'vitest';
import { decode, decodeLines } from './decode.ts';

describe('decoding', () => {
  it('reads valid UTF-8 as UTF-8', () => expect(decode(Uint8Array.of(0xc3, 0xa9))).toBe('é'));
  it('reads anything else as Windows-1252', () => expect(decode(Uint8Array.of(0x92, 0x80))).toBe('’€'));
  it('decides line by line, so that one stray byte spoils no other line', () => {
    const bytes = Uint8Array.of(0xc3, 0xa9, 0x0a, 0xe9, 0x0a, 0xc3, 0xa9);
    expect(decodeLines(bytes)).toBe('é\né\né');
  });
});
