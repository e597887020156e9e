import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAddedLanguages, readLanguage } from './added-languages.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-language-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const korean = {
  tag: 'ko',
  name: '한국어',
  direction: 'ltr',
  review: null,
  notReviewed: '이 번역은 검토되지 않았습니다.',
  failed: '한국어로 바꿀 수 없습니다.',
  tryAgain: '다시 시도',
};
const known = { 'Sign in': { es: 'Iniciar sesión' }, 'Hello {name}': { es: 'Hola, {name}' } };

async function write(language: object, screens: object = {}, server: object = { messages: {}, words: {} }) {
  const files = { 'language.json': language, 'screens.json': screens, 'server.json': server };
  await Promise.all(
    Object.entries(files).map(([name, content]) => writeFile(join(folder, name), JSON.stringify(content))),
  );
}

// Issue 16, point 6: languages as data.
describe('a language whose texts are data', () => {
  it('is read from a folder of three files; a text that no screen has any more is left out', async () => {
    await write(korean, { 'Sign in': '로그인', 'Signed in': '없음' });
    const errors: string[] = [];
    const read = await readLanguage(folder, known, errors);
    expect(errors).toEqual([]);
    expect([read.tag, read.review, Object.values(read.screens)]).toEqual(['ko', null, [['로그인']]]);
  });

  it('is refused where a text lacks what the portal fills in, with its file and what is missing', async () => {
    await write(korean, { 'Hello {name}': '안녕하세요' });
    const errors: string[] = [];
    await readLanguage(folder, known, errors);
    expect(errors).toEqual([
      `${join(folder, 'screens.json')}: screens: "Hello {name}" has {name} to be filled in, and yours has nothing.`,
    ]);
  });

  it.each([
    ['a language of the portal itself', { ...korean, tag: 'es' }, /tag: is a language of the portal already/],
    ['what is no tag', { ...korean, tag: 'Korean' }, /tag: must be a tag of a language, as vi or zh-Hans/],
    ['a review without its day', { ...korean, review: { by: 'A. Reviewer' } }, /review\.on/],
    ['a field that is misspelt', { ...korean, reviewer: 'A. Reviewer' }, /reviewer/],
  ])('is refused with %s', async (_, language, error) => {
    await write(language);
    const errors: string[] = [];
    await readAddedLanguages([`${folder}/`], (path) => path, errors);
    expect(errors.join('\n')).toMatch(error);
  });

  it('is refused where it is not there or stands twice, with what to write', async () => {
    const errors: string[] = [];
    await readAddedLanguages(['tlh'], (path) => path, errors);
    expect(errors[0]).toMatch(/Write a tag of a language that comes with the portal, as vi, or a folder/);
    await write(korean);
    const twice: string[] = [];
    await readAddedLanguages([`${folder}/`, `${folder}/.`], (path) => path, twice);
    expect(twice).toEqual(['addedLanguages: ko stands there twice. Take one out.']);
  });
});
