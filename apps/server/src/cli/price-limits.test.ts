import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../platform/db/database.ts';
import { readPriceLimits } from '../platform/settings/price-limits.ts';
import { makeDataFolder } from '../testing/databases.ts';
import { makeTestFolder, tallFile, type TestFolder } from '../testing/price-files.ts';
import { runCli } from './run.ts';
import { staffUser } from './testing/staff-terminal.ts';

/** Issue 13, point 2: "limits on what a file may unpack to, on rows, blanks and time, as settings". */
describe('how much of a price file is read, by the settings', () => {
  let data: Awaited<ReturnType<typeof makeDataFolder>>;
  let folder: TestFolder;
  beforeAll(async () => {
    data = await makeDataFolder();
    folder = await makeTestFolder();
  });
  afterAll(() => Promise.all([data.remove(), folder.remove()]));

  async function run(argv: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<{ code: number; said: string }> {
    let said = '';
    const say = (text: string): void => void (said += text);
    const terminal = { out: say, err: say, isInteractive: false };
    const context = { terminal, openDatabase, signal: new AbortController().signal, user: staffUser };
    const code = await runCli(argv, { ...context, env: { PORTICO_DATA: data.path, ...env } });
    return { code, said };
  }

  it('is ten times what the largest hospitals publish, unless they say more or less', () => {
    expect(readPriceLimits({})).toEqual({
      unpackedBytes: 20e9,
      rows: 100_000_000,
      blanks: 1_000_000,
      seconds: 3600,
      unreadableRows: 0.01,
    });
    const env = {
      PORTICO_PRICES_GB: '5',
      PORTICO_PRICES_ROWS: '2000',
      PORTICO_PRICES_BLANKS: '3000',
      PORTICO_PRICES_MINUTES: '4',
      PORTICO_PRICES_UNREADABLE_ROWS: '0',
    };
    const limits = { unpackedBytes: 5e9, rows: 2000, blanks: 3000, seconds: 240, unreadableRows: 0 };
    expect(readPriceLimits(env)).toEqual(limits);
  });

  it('is said to be no number by the name of the setting, before anything is read', async () => {
    const { code, said } = await run(['prices', 'check', 'none.json'], { PORTICO_PRICES_ROWS: 'many' });
    expect([code, said]).toEqual([1, expect.stringContaining('PORTICO_PRICES_ROWS must be a whole number from 1000')]);
  });

  const tooManyBlanks = async (): Promise<string> => `${await tallFile(3, 5)}${'\n'.repeat(200_000)}`;
  it.each([
    ['rows', () => tallFile(1001, 5), 'PORTICO_PRICES_ROWS', 'more than 1,000 rows or items'],
    ['blanks', tooManyBlanks, 'PORTICO_PRICES_BLANKS', 'more than 1,000 spaces or empty lines on end'],
  ])(
    'holds of %s for a check and an import alike, and the message names the setting',
    async (what, content, setting, message) => {
      const path = await folder.write(`${what}.csv`, await content());
      const least = { [setting]: '1000' };
      for (const argv of [
        ['prices', 'check', path],
        ['prices', 'import', path, '--location', 'alder-main'],
      ]) {
        const { code, said } = await run(argv, least);
        expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining(message) });
        expect(said).toContain(`raise ${setting}`);
      }
      expect((await run(['prices', 'list'])).said).not.toContain(`${what}.csv`);
      expect((await run(['prices', 'check', path], { [setting]: '1000000' })).code).not.toBe(1);
    },
  );

  it('lets as many rows go whose cells cannot be told apart as they say', async () => {
    const lines = (await tallFile(20, 5)).trimEnd().split('\n');
    const path = await folder.write(
      'odd.csv',
      `${lines.map((line, at) => (at === 9 ? `${line},7` : line)).join('\n')}\n`,
    );
    const argv = ['prices', 'import', path, '--location', 'alder-main'];
    const refused = await run(argv);
    expect(refused).toEqual({ code: 1, said: expect.stringContaining('raise PORTICO_PRICES_UNREADABLE_ROWS') });
    expect((await run(argv, { PORTICO_PRICES_UNREADABLE_ROWS: '5' })).code).toBe(0);
    expect((await run(argv, { PORTICO_PRICES_UNREADABLE_ROWS: '4' })).code).toBe(1);
  });
});
