import { languages, languageTag } from '@portico/contract';
import type { LanguageModel, StaffReply } from '@portico/staff-contract';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLanguage, shippedLanguages } from '../../../platform/settings/languages/added-languages.ts';
import { readSettings } from '../../../platform/settings/settings.ts';
import { readTextsFiles } from '../../../platform/settings/texts/texts-files.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openStaffTest, type StaffTest } from '../../testing/staff-test.ts';

// Issue 16, point 6: "languages as data: … a reviewer's name (drafts are marked 'not reviewed' and off by default)", "single texts overridden
// by a file for each language"; point 1: everything that the command line does, at a screen.

/** A hospital's own language, of which its files have one text, and one that the portal does not say. */
const korean = {
  'language.json': {
    tag: 'ko',
    name: '한국어',
    direction: 'ltr',
    review: { by: 'A. Reviewer', on: '2026-11-01' },
    notReviewed: '이 번역은 검토되지 않았습니다.',
    failed: '한국어로 바꿀 수 없습니다.',
    tryAgain: '다시 시도',
  },
  'screens.json': {},
  'server.json': { messages: { 'nobody.says.this': '없음' }, words: { 'Help with the bill': '청구서 도움' } },
};

let folder: string;
let test: TestApp;
let staffTest: StaffTest;
const errors: string[] = [];
let listed: StaffReply<'listLanguages'>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-languages-'));
  const write = (name: string, content: object) => writeFile(join(folder, name), JSON.stringify(content));
  await Promise.all(Object.entries(korean).map(([name, content]) => write(name, content)));
  await write('en.json', { messages: { 'letter.greeting': 'Hello' }, words: { 'Help with the bill': 'Help to pay' } });
  const texts = await readTextsFiles({ en: 'en.json' }, (name) => join(folder, name), errors);
  const { healthSystem } = await readSettings('test', {});
  const addedLanguages = [
    await readLanguage(join(shippedLanguages, 'vi'), null, errors),
    await readLanguage(folder, null, errors),
  ];
  test = await buildTestApp('postgresql', { settings: { healthSystem: { ...healthSystem, addedLanguages, texts } } });
  staffTest = await openStaffTest(test);
  listed = (await (await staffTest.signedIn('priya')).call('listLanguages')).json();
});
afterAll(async () => {
  await staffTest.close();
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

const languageOf = (tag: string): LanguageModel => {
  const found = listed.languages.find((each) => each.tag === tag);
  if (found === undefined) throw new Error(`${tag} is not listed`);
  return found;
};

describe('languages at the screen', () => {
  it('are those of the code, those that are switched on, and then those that come with the portal and are off', () => {
    expect(listed.languages.map(({ tag, source, isOn }) => [tag, source, isOn])).toEqual([
      ['en', 'code', true],
      ['es', 'code', true],
      ['vi', 'portal', true],
      ['ko', 'hospital', true],
      ['zh-Hans', 'portal', false],
    ]);
    expect(listed.settingsFile).toBeNull();
    expect(errors).toEqual([]);
  });

  it('say who has reviewed them, or that nobody has', () => {
    expect(languageOf('ko')).toMatchObject({ name: '한국어', review: { by: 'A. Reviewer', on: '2026-11-01' } });
    expect(languageOf('vi')).toMatchObject({ name: 'Tiếng Việt', review: null });
    expect(languageOf('zh-Hans').review).toBeNull();
  });

  it('count what they have of each kind of text, and name the first that they lack in English', () => {
    for (const tag of languages) {
      expect(languageOf(languageTag.parse(tag)).texts.map(({ lacking }) => lacking)).toEqual([0, 0, 0]);
    }
    const { texts, missing, stale } = languageOf('ko');
    const words = texts.find(({ kind }) => kind === 'words');
    expect(words?.lacking).toBe((words?.all ?? 0) - 1);
    expect(words?.all).toBeGreaterThan(1000);
    expect(missing).toHaveLength(20);
    expect(missing.every(({ english }) => english !== '')).toBe(true);
    const named = missing.map(({ kind, name }) => `${kind} ${name}`);
    expect(new Set(named).size).toBe(named.length);
    expect(stale).toBe(1);
    // Also where the web app is not built, and it is not known what its texts are.
    expect(languageOf('vi').stale).toBe(0);
    // As the drafts' own test counts them (app/texts/added-languages.test.ts).
    expect(languageOf('vi').texts.find(({ kind }) => kind === 'words')?.lacking).toBe(0);
  });

  it('show which texts the hospital says otherwise, beside ours', () => {
    const { overridden, own } = languageOf('en');
    expect(overridden).toBe(2);
    expect(own).toContainEqual({
      kind: 'words',
      name: 'Help with the bill',
      ours: 'Help with the bill',
      own: 'Help to pay',
    });
    expect(own).toContainEqual({ kind: 'messages', name: 'letter.greeting', ours: expect.any(String), own: 'Hello' });
    expect(languageOf('es').own).toEqual([]);
  });

  it('are shown to operations, and to nobody else', async () => {
    for (const person of ['lena', 'omar', 'tom', 'grace']) {
      const reply = await (await staffTest.signedIn(person)).call('listLanguages');
      expect(reply.json()).toEqual({ error: 'notPermitted' });
    }
  });
});
