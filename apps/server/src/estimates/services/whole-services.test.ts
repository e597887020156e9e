import { describe, expect, it } from 'vitest';
import { wholeServicesOf } from './whole-services.ts';

const leadsTo = (code: string, codeType = 'CPT') =>
  wholeServicesOf({ id: `code-${codeType}-${code}` }, 'en').map(({ Id }) => Id);

describe('the services that a billed code leads to (issue 14, point 3)', () => {
  it.each([
    ['59409', ['birth-vaginal']],
    ['59410', ['birth-vaginal']],
    ['59514', ['birth-cesarean']],
    ['59515', ['birth-cesarean']],
    ['59612', ['birth-after-cesarean']],
    ['59510', ['birth-cesarean']],
    ['27447', ['knee-replacement']],
    ['33430', ['heart-valve-surgery']],
    ['73721', ['mri-knee', 'mri-hip-ankle']],
    ['45378', ['colonoscopy-screening', 'colonoscopy']],
    ['93010', ['ecg']],
    ['93271', ['heart-monitor-month']],
    ['77263', ['radiation-planning']],
  ])('%s: %s, which it names', (code, services) => expect(leadsTo(code)).toEqual(services));

  it.each([
    ['88305', 'the examination of tissue'],
    ['88307', 'the examination of tissue'],
    ['88173', 'the examination of cells'],
    ['90471', 'giving a vaccine'],
    ['00840', 'anesthesia'],
    ['01402', 'anesthesia'],
    ['99232', 'a visit in the hospital'],
    ['96415', 'a further hour'],
  ])('%s, %s, leads to none of the services that hold it', (code) => expect(leadsTo(code)).toEqual([]));

  it.each([
    ['J0585', 'a medicine'],
    ['P9016', 'blood'],
  ])('nor does %s, %s', (code) => expect(leadsTo(code, 'HCPCS')).toEqual([]));

  it('a code that is a service by itself leads to that', () => {
    expect(leadsTo('36415')).toEqual(['blood-draw']);
    expect(leadsTo('96372')).toEqual(['shot']);
  });

  it('a visit that every specialist bills leads to the visit, not to three of them', () => {
    expect(leadsTo('99214')).toEqual(['visit-return-30']);
    expect(leadsTo('99204')).toEqual(['visit-new-45']);
  });

  it('a stay by its MS-DRG', () => expect(leadsTo('788', 'MS-DRG')).toEqual(['birth-cesarean']));

  it('a service of the catalogue is whole', () => expect(wholeServicesOf({ id: 'birth-cesarean' }, 'en')).toEqual([]));
});
