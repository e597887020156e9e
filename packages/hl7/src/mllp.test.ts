import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFrameReader, frameOf } from './mllp.ts';

describe('frames of MLLP', () => {
  it('are found however the connection cuts them up, with whatever stands between them (property)', () => {
    const message = fc
      .uint8Array({ maxLength: 40 })
      .map((bytes) => bytes.filter((byte) => byte !== 0x0b && byte !== 0x1c));
    const noise = fc.uint8Array({ maxLength: 5 }).map((bytes) => bytes.filter((byte) => byte !== 0x0b));
    fc.assert(
      fc.property(fc.array(fc.tuple(message, noise)), fc.array(fc.nat(30)), (messages, cuts) => {
        const stream = Buffer.concat(messages.flatMap(([each, between]) => [frameOf(each), between]));
        const reader = createFrameReader();
        const found: Uint8Array[] = [];
        let at = 0;
        for (const cut of [...cuts, stream.length]) {
          found.push(...reader.push(stream.subarray(at, at + cut)));
          at += cut;
        }
        expect(found.map((each) => [...each])).toEqual(messages.map(([each]) => [...each]));
        expect(reader.isInside()).toBe(false);
      }),
    );
  });

  it('that begin are not lost, and of one that is too long no more is kept than shows it', () => {
    const reader = createFrameReader();
    expect(reader.push(Uint8Array.of(0x0b, 0x41))).toEqual([]);
    expect(reader.isInside()).toBe(true);
    for (let chunks = 0; chunks < 3; chunks += 1) expect(reader.push(new Uint8Array(600_000))).toEqual([]);
    const [long, next] = reader.push(Uint8Array.of(0x41, 0x1c, 0x0d, 0x0b, 0x42, 0x1c, 0x0d));
    expect([long?.length, long?.[0], next]).toEqual([1_000_001, 0x41, Uint8Array.of(0x42)]);
    expect(reader.isInside()).toBe(false);
  });
});
