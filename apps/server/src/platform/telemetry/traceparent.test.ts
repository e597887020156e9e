import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTraceparent, readTraceparent } from './traceparent.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

describe('a traceparent (W3C Trace Context, §3.2)', () => {
  it.each([
    [`00-${traceId}-${spanId}-01`, true],
    [`00-${traceId}-${spanId}-00`, false],
  ])('%s is read, and written alike', (value, isSampled) => {
    const read = { traceId, spanId, isSampled };
    expect([readTraceparent(value), formatTraceparent(read)]).toEqual([read, value]);
  });

  it('of a later version is read as far as it is known', () => {
    const later = `cc-${traceId}-${spanId}-03-what-the-future-adds`;
    expect(readTraceparent(later)).toEqual({ traceId, spanId, isSampled: true });
  });

  it.each([
    undefined,
    '',
    `ff-${traceId}-${spanId}-01`,
    `00-${traceId}-${spanId}-01-more`,
    `00-${traceId.toUpperCase()}-${spanId}-01`,
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-${traceId}-${spanId}`,
    `00-${traceId.slice(1)}-${spanId}-01`,
  ])('%s is none', (value) => expect(readTraceparent(value)).toBeNull());

  it('is never of anything but hexadecimal digits, whatever is sent (property)', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (text) => {
        const read = readTraceparent(text);
        expect(read === null || /^[\da-f]{32}$/.test(read.traceId)).toBe(true);
      }),
    );
  });
});
