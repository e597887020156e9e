import fc from 'fast-check';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { gzipWithEnd, packStart, textWithEnd } from './packed-start.ts';

describe('a text whose beginning was packed before', () => {
  it('is the same text by gzip and without it, whatever begins and ends it', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 5000 }), fc.string({ unit: 'binary' }), (start, end) => {
        const [beginning, own] = [Buffer.from(start), Buffer.from(end)];
        const packed = packStart(beginning);
        const whole = Buffer.concat([beginning, own]);
        expect(gunzipSync(gzipWithEnd(packed, own)).equals(whole)).toBe(true);
        expect(textWithEnd(packed, own).equals(whole)).toBe(true);
      }),
    ));

  it('takes far less memory where it repeats itself', () => {
    const text = Buffer.from(JSON.stringify(Array.from({ length: 60 }, (_, at) => ({ Site: at, Name: 'A hospital' }))));
    expect(packStart(text).deflated.buffer.byteLength).toBeLessThan(text.length / 5);
  });

  it('has no end that is longer than a block', () => {
    const packed = packStart(Buffer.from('{'));
    expect(gunzipSync(gzipWithEnd(packed, Buffer.alloc(65_535, 'x'))).length).toBe(65_536);
    expect(() => gzipWithEnd(packed, Buffer.alloc(65_536))).toThrow(RangeError);
  });
});
