import { type AddedLanguage, type Language, sayOwnWords } from '@portico/contract';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serviceTemplates } from '../../catalogue/index.ts';
import { readLanguage, shippedLanguages } from '../../platform/settings/languages/added-languages.ts';
import { findBySpokenNames } from './spoken-names.ts';

const everywhere = () => true;
const idsOf = (input: string, language: Language, offered: (template: { id: string }) => boolean = everywhere) =>
  findBySpokenNames(input, language, offered, serviceTemplates).map(({ id }) => id);

const vi = 'vi' as AddedLanguage;
const zh = 'zh-Hans' as AddedLanguage;

// Issue 16, point 6: languages as data. The names are those of the drafts that come with the portal.
describe('a search by names of services in an added language', () => {
  beforeEach(async () => {
    const read = await Promise.all([vi, zh].map((tag) => readLanguage(join(shippedLanguages, tag), null, [])));
    sayOwnWords(Object.fromEntries(read.map(({ tag, words }) => [tag, words])));
  });
  afterEach(() => sayOwnWords({}));

  it('finds a service by words of its Vietnamese name, in any order', () => {
    expect(idsOf('chụp MRI đầu gối', vi)).toContain('mri-knee');
    expect(idsOf('đầu gối MRI', vi)).toContain('mri-knee');
  });

  it('finds it without tones and marks, and while the last word is being typed', () => {
    expect(idsOf('dau goi mri', vi)).toEqual(idsOf('đầu gối MRI', vi));
    expect(idsOf('thay khop go', vi)).toContain('knee-replacement');
  });

  it('finds it by its Chinese name, whole, in part, and with “of” between', () => {
    expect(idsOf('膝关节核磁共振', zh)).toContain('mri-knee');
    expect(idsOf('膝关节的核磁共振', zh)).toContain('mri-knee');
    expect(idsOf('膝', zh)).toContain('mri-knee');
    expect(idsOf('膝关节核磁共振', zh)).not.toContain('knee-replacement');
  });

  it('finds nothing where a word is of no name, where no word was typed, or where the service is not offered', () => {
    expect(idsOf('chụp MRI xe đạp', vi)).toEqual([]);
    expect(idsOf('  ', vi)).toEqual([]);
    expect(idsOf('45', vi)).toEqual([]);
    expect(idsOf('đầu gối MRI', vi, ({ id }) => id !== 'mri-knee')).not.toContain('mri-knee');
  });

  it('leaves English and Spanish to the search that understands them', () => {
    expect(idsOf('knee', 'en')).toEqual([]);
    expect(idsOf('rodilla', 'es')).toEqual([]);
  });
});
