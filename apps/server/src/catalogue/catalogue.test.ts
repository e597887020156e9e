import { CATEGORY_TITLE_LENGTH_ON_PHONES } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { rangeOfCode } from './service-types/kinds-of-code.ts';
import {
  findTemplate,
  imageClassFor,
  serviceCategories,
  serviceTemplates,
  serviceTypeCodes,
  type ServiceComponent,
  type ServiceTemplate,
} from './index.ts';

/** The 70 services that CMS names (45 CFR 180.60), by code; a slash separates alternate codes for one service. */
const cptServices = `
  90832 90834 90837 90846 90847 90853 99203 99204 99205 99243 99244 99385 99386
  80048 80053 80055 80061 80069 80076 81000/81001 81002/81003 84153/84154 84443 85025 85027 85610 85730
  70450 70553 72110 72148 72193 73721 74177 76700 76805 76830 77065 77066 77067
  19120 29826 29881 42820 43235 43239 45378 45380 45385 45391 47562 49505 55700/55707 55866 59400 59510 59610
  62322/62323 64483 66821 66984 93000/93005 93452 95810 97110`;
const drgServices = '216 460/447/448/450/451 470 473 743';

const codeSets = (services: string) =>
  services
    .trim()
    .split(/\s+/)
    .map((service) => service.split('/'));
const cmsServices = [
  ...codeSets(cptServices).map((codes) => ['CPT', codes] as const),
  ...codeSets(drgServices).map((codes) => ['MS-DRG', codes] as const),
];

const codesOf = (component: ServiceComponent) => [component.code, ...(component.alternates ?? [])];
const components = serviceTemplates.flatMap((template) => template.components);

describe('the catalogue', () => {
  it('knows 70 services that CMS names', () => {
    expect(cmsServices).toHaveLength(70);
  });

  it.each(cmsServices)('covers the CMS service %s %s, with all codes that stand for it', (type, codes) => {
    const covering = components.find(
      (component) => component.codeType === type && codes.every((code) => codesOf(component).includes(code)),
    );
    expect(covering).toBeDefined();
  });

  it('has ids that are unique and plain', () => {
    const ids = serviceTemplates.map((template) => template.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('never names two services alike', () => {
    for (const language of ['en', 'es'] as const) {
      const names = serviceTemplates.map((template) => template.name[language]);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('has at least 300 services (issue 14, point 1)', () => {
    expect(serviceTemplates.length).toBeGreaterThanOrEqual(300);
  });

  it('puts about 20 services on the Common Services tile (spec §2)', () => {
    const common = serviceTemplates.filter((template) => template.common);
    expect(common.length).toBeGreaterThanOrEqual(18);
    expect(common.length).toBeLessThanOrEqual(30);
  });

  it('finds a template by its id, and nothing by another', () => {
    expect(findTemplate('mri-knee')?.components.map((component) => component.code)).toEqual(['73721', '73721']);
    expect(findTemplate('no-such-service')).toBeUndefined();
  });
});

/** What is wrong with the services, each with its id: one test for each of hundreds takes long. */
const wrong = (rule: (template: ServiceTemplate) => boolean) =>
  serviceTemplates.filter((template) => !rule(template)).map(({ id }) => id);

describe('every service', () => {
  it('speaks both languages', () => {
    expect(
      wrong(({ name, description, components: parts }) =>
        [name, description, ...parts.map((part) => part.name)].every(
          ({ en, es }) => en.trim() !== '' && es.trim() !== '' && en !== es,
        ),
      ),
    ).toEqual([]);
    expect(wrong(({ description }) => description.en.endsWith('.') && description.es.endsWith('.'))).toEqual([]);
  });

  it('can be found by what patients type', () => {
    const areSynonyms = (list: readonly string[]) =>
      list.length > 0 &&
      new Set(list).size === list.length &&
      list.every((each) => each !== '' && each === each.trim());
    expect(wrong(({ synonyms }) => areSynonyms(synonyms.en) && areSynonyms(synonyms.es))).toEqual([]);
  });

  it('has components that can be priced and asked about', () => {
    const canBePriced = ({ code, codeType, units, serviceType, setting }: ServiceComponent) =>
      (codeType === 'MS-DRG' ? /^\d{3}$/ : /^[A-Z0-9]\d{4}$/).test(code) &&
      Number.isInteger(units) &&
      units > 0 &&
      Object.hasOwn(serviceTypeCodes, serviceType) &&
      (codeType !== 'MS-DRG' || setting === 'inpatient');
    expect(wrong(({ components: parts }) => parts.length > 0 && parts.every(canBePriced))).toEqual([]);
    expect(wrong(({ components: parts }) => new Set(parts.map(({ id }) => id)).size === parts.length)).toEqual([]);
  });

  it('has codes that the tables of codes know', () => {
    const areKnown = (component: ServiceComponent) =>
      codesOf(component).every((code) => rangeOfCode(component.codeType, code) !== undefined);
    expect(wrong(({ components: parts }) => parts.every(areKnown))).toEqual([]);
  });

  it('stands in a category', () => {
    expect(wrong(({ category }) => serviceCategories.some(({ id }) => id === category))).toEqual([]);
  });
});

describe('the categories', () => {
  it('names each kind of care so that a phone does not cut it (spec §2: 20 characters)', () => {
    const cut = serviceCategories.flatMap(({ name }) =>
      Object.values(name).filter((each) => Array.from(each).length > CATEGORY_TITLE_LENGTH_ON_PHONES),
    );
    expect(cut).toEqual([]);
  });

  it.each(serviceCategories.map((category) => [category.name.en, category] as const))(
    '%s has services',
    (_n, category) => {
      expect(serviceTemplates.some((template) => template.category === category.id)).toBe(true);
      expect(category.name.es).not.toBe(category.name.en);
      expect(category.description.es).not.toBe(category.description.en);
    },
  );

  it('each have a picture of their own, and so has Common Services (spec §2: chosen by category-name keywords)', () => {
    const names = [...serviceCategories.map((category) => category.name.en), 'Common Services'];
    const pictures = names.map(imageClassFor);
    expect(pictures).toEqual(
      'visit emergency prevention vaccines lab infections x-rays ultrasound imaging birth women bones therapy heart lungs digestive urinary skin senses nerves mind cancer treatments surgery stays common'.split(
        ' ',
      ),
    );
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('that a hospital adds have a picture too', () => {
    expect(imageClassFor('Foot care')).toBe('other');
    expect(imageClassFor('Cardiology')).toBe('heart');
  });
});
