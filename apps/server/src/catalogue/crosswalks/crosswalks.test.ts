import { describe, expect, it } from 'vitest';
import { componentsOn, findTemplate, isOfAddendumB, serviceTemplates, type ServiceComponent } from '../index.ts';
import { apcOf } from './apc.ts';
import { retiredCodes } from './retired-codes.ts';

const components = serviceTemplates.flatMap((template) => template.components);
const partOf = (id: string, part: string): ServiceComponent => {
  const found = findTemplate(id)?.components.find((component) => component.id === part);
  if (found === undefined) throw new Error(`No ${part} of ${id}`);
  return found;
};

describe('the crosswalks (issue 13, point 3; decision 109)', () => {
  it('name the APC of what hospitals bill of outpatient care, and of nothing else', () => {
    const grouped = components.filter(({ rateGroups }) => rateGroups !== undefined);
    expect(grouped.length).toBeGreaterThan(30);
    for (const { code, codeType, fee, setting, rateGroups } of grouped) {
      expect([codeType, fee, setting]).toEqual(['CPT', 'facility', 'outpatient']);
      expect(rateGroups).toEqual([{ codeType: 'APC', code: apcOf(code) }]);
      expect(apcOf(code)).toMatch(/^5\d{3}$/);
    }
    expect(partOf('mri-knee', 'exam').rateGroups).toEqual([{ codeType: 'APC', code: '5523' }]);
    expect(partOf('mri-knee', 'reading').rateGroups).toBeUndefined();
    // Laboratory tests are paid by a schedule of their own.
    expect(partOf('cholesterol', 'test').rateGroups).toBeUndefined();
  });

  it('use the groups for files of the year that they are of, and later', () => {
    expect([isOfAddendumB('2025-12-31'), isOfAddendumB('2026-01-01'), isOfAddendumB(null)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it.each(retiredCodes)(
    'find $code and what it was replaced by under each other',
    ({ code, successors, source, retiredOn }) => {
      expect(source).not.toBe('');
      expect(retiredOn).toMatch(/^20\d\d-\d\d-01$/);
      const own = components.filter((component) => [code, ...successors].includes(component.code));
      expect(own.length).toBeGreaterThan(0);
      for (const component of own) {
        const all = [component.code, ...(component.alternates ?? [])];
        expect(all).toContain(code);
        expect(all).toContain(successors[0]);
      }
    },
  );

  it('take a code that was retired by the day of the file after its successors, and before them in an older file', () => {
    const fusion = findTemplate('spinal-fusion')?.components ?? [];
    const codesOn = (day: string | null) => {
      const [stay] = componentsOn(fusion, day);
      return [stay?.code, ...(stay?.alternates ?? [])];
    };
    expect(codesOn('2024-09-30')).toEqual(['460', '451', '448', '450', '447']);
    expect(codesOn('2024-10-01')).toEqual(['451', '448', '450', '447', '460']);
    expect(codesOn(null)).toEqual(codesOn('2026-04-01'));
    expect(componentsOn(fusion, null).slice(1)).toEqual(fusion.slice(1));
  });
});
