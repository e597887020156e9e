import { describe, expect, it } from 'vitest';
import { findServices, findServicesByAnyWord } from './find-services.ts';

const idsOf = (input: string, language: 'en' | 'es' = 'en') => findServices(input, language).map(({ id }) => id);

describe('search as one types (spec §2, services screen)', () => {
  it('finds words by their beginning, in any order', () => {
    expect(idsOf('knee mri')).toContain('mri-knee');
    expect(idsOf('MR kne')).toContain('mri-knee');
  });

  it('finds the visitor’s words in the other language, too', () => {
    expect(idsOf('rodilla', 'en')).toContain('mri-knee');
    expect(idsOf('knee', 'es')).toContain('mri-knee');
  });

  it('pays no attention to accents and case', () =>
    expect(idsOf('RESONANCIA MAGNÉTICA', 'es')).toEqual(idsOf('resonancia magnetica', 'es')));

  it('finds plurals', () => expect(idsOf('knees')).toEqual(idsOf('knee')));
  it('pays no attention to small words', () => expect(idsOf('an mri of my knee')).toEqual(idsOf('mri knee')));
  it('finds synonyms', () => expect(idsOf('torn ligament')).toContain('mri-knee'));
  it('finds codes', () => expect(idsOf('73721')).toEqual(expect.arrayContaining(['mri-knee', 'mri-hip-ankle'])));

  it('forgives one slip where nothing is found without it', () => {
    expect(idsOf('colonscopy')).toContain('colonoscopy');
    expect(idsOf('mamogram')).toContain('mammogram-screening');
    expect(idsOf('utlrasound')).toContain('ultrasound-abdomen');
  });

  it('ranks the beginning of a name before its other words, and those before synonyms and descriptions', () => {
    const found = findServices('mri', 'en').map((template) => template.name.en.toLowerCase());
    const starts = found.map((name) => name.startsWith('mri'));
    expect(starts).toEqual(starts.toSorted((a, b) => Number(b) - Number(a)));
    expect(idsOf('ct scan')[0]).toMatch(/^ct-/);
  });

  it('finds symptoms as patients name them', () => {
    expect(idsOf('dolor de rodilla', 'es')).toEqual(expect.arrayContaining(['mri-knee', 'x-ray-knee']));
    expect(idsOf('knee pain').toSorted()).toEqual(idsOf('dolor de rodilla', 'es').toSorted());
  });

  it('finds every ultrasound under each of its names', () => {
    const pictures = (input: string, language: 'en' | 'es') =>
      idsOf(input, language)
        // Care that is guided by ultrasound is not the picture itself.
        .filter((id) => /^(ultrasound|echocardiogram)-/.test(id))
        .toSorted();
    expect(pictures('sonograma', 'es')).toEqual(pictures('ultrasonido', 'es'));
    expect(pictures('ecografía', 'es')).toEqual(pictures('ultrasonido', 'es'));
    expect(pictures('sonogram', 'en')).toEqual(pictures('ultrasound', 'en'));
  });

  it('finds nothing by nothing', () => {
    expect(idsOf('')).toEqual([]);
    expect(idsOf(' ,;%&')).toEqual([]);
    expect(idsOf('zzzzqq')).toEqual([]);
  });
});

describe('search by any of the words, where no service has them all', () => {
  const ids = (input: string, language: 'en' | 'es' = 'en') =>
    findServicesByAnyWord(input, language).map(({ id }) => id);

  it('puts first what fits most words', () => {
    expect(idsOf('swollen knee mri')).toEqual([]);
    expect(ids('swollen knee mri')[0]).toBe('mri-knee');
    expect(ids('swollen knee mri')).toContain('x-ray-knee');
  });

  it('asks for words of three letters, and not for those of descriptions', () => {
    expect(ids('zz kn')).toEqual([]);
    expect(idsOf('treadmill')).toContain('stress-test');
    expect(ids('faster')).toEqual([]);
  });
});
