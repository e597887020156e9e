import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadWebConfiguration } from './web-configuration.ts';

const banner = { kind: 'notice', text: { en: 'Closed on Monday.', es: 'Cerrado el lunes.' } };

describe('the file that staff change while the portal runs (spec §7, pre-login banner)', () => {
  let folder: string;
  let path: string;
  let errors: string[];
  let seconds = 0;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-web-configuration-'));
    path = join(folder, 'web-configuration.json');
    errors = [];
  });
  afterEach(() => rm(folder, { recursive: true }));

  const open = () => loadWebConfiguration(path, (error) => void errors.push(error));
  const write = async (content: string): Promise<void> => {
    await writeFile(path, content);
    seconds += 1;
    await utimes(path, seconds, seconds);
  };

  it('is read again when it has changed', async () => {
    await write(JSON.stringify({ preLoginBanner: banner }));
    const file = open();
    expect(await file.read()).toEqual({ preLoginBanner: banner });
    await write(JSON.stringify({ preLoginBanner: { ...banner, kind: 'warning' } }));
    expect(await file.read()).toEqual({ preLoginBanner: { ...banner, kind: 'warning' } });
    await write(JSON.stringify({ preLoginBanner: null }));
    expect(await file.read()).toEqual({ preLoginBanner: null });
    expect(errors).toEqual([]);
  });

  it('may have words in added languages, whether they are switched on or not', async () => {
    const text = { ...banner.text, vi: 'Đóng cửa thứ Hai.', 'zh-Hans': '星期一休息。' };
    await write(JSON.stringify({ preLoginBanner: { ...banner, text } }));
    expect(await open().read()).toEqual({ preLoginBanner: { ...banner, text } });
    expect(errors).toEqual([]);
  });

  it('is not read while it is as it was', async () => {
    await write(JSON.stringify({ preLoginBanner: banner }));
    const file = open();
    const first = await file.read();
    expect(await file.read()).toBe(first);
  });

  it.each([
    ['is not JSON', '{ "preLoginBanner": ', 'it is not JSON'],
    ['has no Spanish', JSON.stringify({ preLoginBanner: { kind: 'notice', text: { en: 'Closed.' } } }), 'text.es'],
    [
      'has words of no tag of a language',
      JSON.stringify({ preLoginBanner: { ...banner, text: { ...banner.text, Vietnamese: 'Đóng cửa.' } } }),
      'text.Vietnamese',
    ],
    ['has a word too many', JSON.stringify({ preLoginBanner: null, banner }), 'at its top'],
  ])('that %s: what it said before stands, and the log tells once', async (_name, content, error) => {
    await write(JSON.stringify({ preLoginBanner: banner }));
    const file = open();
    await file.read();
    await write(content);
    expect(await file.read()).toEqual({ preLoginBanner: banner });
    expect(await file.read()).toEqual({ preLoginBanner: banner });
    expect(errors).toEqual([expect.stringContaining(error)]);
  });

  it('that is broken from the start, or not there, announces nothing', async () => {
    const file = open();
    expect(await file.read()).toEqual({ preLoginBanner: null });
    await write('broken');
    expect(await file.read()).toEqual({ preLoginBanner: null });
    expect(errors).toHaveLength(2);
  });

  it('that a hospital does not have announces nothing, without a word in the log', async () => {
    const file = loadWebConfiguration(undefined, (error) => void errors.push(error));
    expect(await file.read()).toEqual({ preLoginBanner: null });
    expect(errors).toEqual([]);
  });
});
