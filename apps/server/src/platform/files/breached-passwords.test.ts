import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breachedPasswordsError, isBreachedPassword } from './breached-passwords.ts';

const passwords = Array.from({ length: 5000 }, (_, number) => `breached ${number}`);
const sha1 = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();
const ordered = passwords.map((password, number) => `${sha1(password)}:${(number * 7919) % 100_003}`).toSorted();

// Issue 12, point 5: "a k-anonymous breach list as a file the hospital may mount" (ASVS 6.2.12).
describe('a file of breached passwords', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'breached-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const fileOf = async (name: string, content: string): Promise<string> => {
    const file = join(folder, name);
    await writeFile(file, content);
    return file;
  };

  it.each([
    ['as the downloader writes it on Windows', '\r\n', '\r\n'],
    ['with plain line ends', '\n', '\n'],
    ['without a line end at its end', '\n', ''],
  ])('finds each of its passwords, and no other: %s', async (name, lineEnd, end) => {
    const file = await fileOf(name, ordered.join(lineEnd) + end);
    expect(await breachedPasswordsError(file)).toBeUndefined();
    // The first and the last line, and lines all over the file.
    const bySha1 = passwords.toSorted((one, other) => (sha1(one) < sha1(other) ? -1 : 1));
    for (const password of [...bySha1.slice(0, 50), ...bySha1.slice(-50), ...passwords.slice(0, 300)]) {
      expect(await isBreachedPassword(file, password)).toBe(true);
    }
    for (let number = 0; number < 300; number += 1) {
      expect(await isBreachedPassword(file, `fresh ${number}`)).toBe(false);
    }
  });

  it.each([
    ['nothing', [], /empty/],
    ['another order', ordered.toReversed(), /order of its hashes/],
    ['NTLM hashes', ordered.map((line) => line.slice(8)), /not SHA-1:count/],
    ['plain passwords', passwords, /not SHA-1:count/],
  ] as const)('is checked at start: %s', async (name, lines, error) => {
    const file = await fileOf(name, lines.join('\n'));
    expect(await breachedPasswordsError(file)).toMatch(error);
  });

  it('is missed at start where there is none', async () =>
    expect(await breachedPasswordsError(join(folder, 'none'))).toBe('cannot be read.'));
});
