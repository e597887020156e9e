import { describe, expect, it } from 'vitest';
import { exampleBytes, inChunks, type Reading, readStream } from '../testing/read.ts';

/** The example with another code for the scan of a knee, which is CPT 73721 there. */
function withCode(layout: string, code: string): Promise<Reading> {
  const text = new TextDecoder().decode(exampleBytes(`valid/${layout}`));
  const changed = layout.endsWith('.json')
    ? text.replace('"73721"', `"${code}"`)
    : text.replaceAll(',73721,', `,${code},`);
  expect(changed).not.toBe(text);
  return readStream(inChunks(new TextEncoder().encode(changed), []));
}

const read = async (layout: string, code: string): Promise<[string | undefined, ...string[]]> => {
  const { items, findings } = await withCode(layout, code);
  return [items[0]?.codes[0]?.code, ...new Set(findings.map(({ outcome, rule }) => `${outcome}: ${rule}`))];
};

// 45 CFR 180.50(b)(2)(iv): a charge number is no code that is billed, and is taken for none (decisions 233 and 242).
describe.each(['v3-tall.csv', 'v3-wide.csv', 'v3.json'])('a CPT or HCPCS code in %s', (layout) => {
  it.each(['7372.1', '99-213', '73 721', '7-3-7-2-1', '7372', '737210', '73721*1'])(
    '%s with characters within is none, and stays as it is',
    async (code) => expect(await read(layout, code)).toEqual([code, 'taken: code-form']),
  );

  it.each(['73721?', '(73721)', '*73721', '73721.', "'73721'"])(
    '%s is what is left without what stands around it',
    async (code) => expect(await read(layout, code)).toEqual(['73721', 'taken: code-alone']),
  );

  it.each(['G 0463', 'g 0463', 'G\u00A00463'])('%s has a blank behind its letter', async (code) =>
    expect(await read(layout, code)).toEqual(['G0463', 'taken: code-alone']),
  );

  it.each(['G0 463', 'G  0463', 'GA 463', '7 3721'])('%s is none', async (code) =>
    expect(await read(layout, code)).toEqual([code, 'taken: code-form']),
  );

  it('g0101 is written in capitals', async () =>
    expect(await read(layout, 'g0101')).toEqual(['G0101', 'taken: code-alone']));
});
