import { describe, expect, it } from 'vitest';
import type { BenefitRow } from '../model/response.ts';
import { row } from './testing/answers.ts';
import { coinsurance, copay, ofMri, read } from './testing/read.ts';

describe('rule 3: what ends coverage', () => {
  const care = { serviceTypeCodes: ['98'] };
  const placed = [{ qualifier: 'ZZ', code: '02', category: null, text: null }];
  const office = copay(3000, { ...care, coverageLevel: 'IND', network: 'Y' });
  const plan = [row('1', { coverageLevel: 'IND', planDescription: 'PPO' }), coinsurance(2000, { network: 'Y' })];
  const excluded = (more: Partial<BenefitRow>) => row('I', { ...care, coverageLevel: 'IND', network: 'Y', ...more });
  const ofOffice = (...rows: BenefitRow[]) => read(...plan, ...rows).byServiceType.get('98');

  it.each<[string, readonly BenefitRow[]]>([
    ['with a remark (MSG)', [excluded({ messages: ['COSMETIC VISITS EXCLUDED'] })]],
    ['of a place (III)', [excluded({ additional: placed })]],
    ['of a quantity (EB09)', [excluded({ quantityQualifier: 'VS', quantity: 30, amountCents: 0 })]],
    ['of a quantity (EB10)', [excluded({ quantity: 30 })]],
    ['where authorization is missing (EB11)', [excluded({ authorization: 'Y' })]],
    ['of no particular network', [excluded({ network: 'W' })]],
    ['beside a row that says covered', [excluded({ messages: ['COSMETIC'] }), row('1', care)]],
  ])('a not-covered row %s leaves the copay that the payer states for the service', (_what, rows) => {
    expect(ofOffice(office, ...rows)).toMatchObject({ covered: true, copay: { value: { cents: 3000, per: 'visit' } } });
  });

  it('a narrowed exclusion of the plan ends no service', () => {
    const cosmetic = row('I', { coverageLevel: 'IND', network: 'Y', messages: ['COSMETIC SURGERY EXCLUDED'] });
    expect(read(...plan, cosmetic).byServiceType.get('62')).toMatchObject({
      covered: true,
      coinsurance: { value: 2000 },
    });
  });

  it.each<[string, Partial<BenefitRow>]>([
    ['I with a remark', { information: 'I', messages: ['NOT A BENEFIT OF THIS PLAN'] }],
    ['6 with a remark', { information: '6', messages: ['ENDED'] }],
    ['I of a place', { information: 'I', additional: placed }],
    ['I of a quantity', { information: 'I', quantityQualifier: 'VS', quantity: 30 }],
    ['I and no authorization needed (EB11 N)', { information: 'I', authorization: 'N' }],
    ['exclusions (EB01 E)', { information: 'E' }],
    ['exclusions (EB01 E) with a remark', { information: 'E', messages: ['COSMETIC'] }],
  ])('%s ends no service; where nothing else is said of it, the plan does not stand in either', (_what, more) => {
    const open = { candidates: [] };
    const said = row('I', { ...care, ...more });
    expect(ofOffice(said)).toMatchObject({ covered: true, copay: open, coinsurance: open, source: 'own' });
    expect(read(said).byServiceType.get('98')?.covered).toBeNull();
    // A row that says that the service is covered lets the plan's figures stand in, and one of its own counts.
    for (const covered of [row('1', care), row('1', { ...care, messages: ['OFFICE'] })]) {
      expect(ofOffice(said, covered)).toMatchObject({ covered: true, coinsurance: { value: 2000 }, source: 'plan' });
    }
    expect(ofOffice(said, office)).toMatchObject({ copay: { value: { cents: 3000 } } });
    // Of another service, or of the plan as a whole, it says nothing of this one.
    expect(ofMri(...plan, said)).toMatchObject({ covered: true, coinsurance: { value: 2000 }, source: 'plan' });
    expect(ofOffice({ ...said, serviceTypeCodes: ['30'] })).toMatchObject({ coinsurance: { value: 2000 } });
  });

  it('what is not deemed a medical necessity (EB01 O) is told in the payer’s words', () => {
    const said = row('O', { ...care, messages: ['REVIEW REQUIRED'] });
    expect(read(...plan, row('1', care), said).rules.get('98')?.exclusions).toEqual(['REVIEW REQUIRED']);
  });

  it('a status without service type (EB03) and procedure is the plan’s', () => {
    const unnamed = { serviceTypeCodes: [] };
    expect(read(row('6', unnamed))).toMatchObject({ active: false, overall: { covered: false } });
    expect(read(row('1', { ...unnamed, planDescription: 'PPO' }))).toMatchObject({ active: true, planName: 'PPO' });
    const procedure = { qualifier: 'HC', code: '73721', modifiers: [], lastCode: null };
    expect(read(row('6', { ...unnamed, procedure })).active).toBeNull();
    expect(read(row('6', { ...unnamed, insuranceType: '17' })).active).toBeNull();
    // Beside a type that is active it may be of another part of the plan.
    for (const inactive of [unnamed, { ...unnamed, planDescription: 'VISION' }]) {
      const { active, overall } = read(row('1', { serviceTypeCodes: ['4'] }), row('6', inactive));
      expect({ active, covered: overall.covered }).toEqual({ active: null, covered: null });
    }
    expect(read(row('1', { serviceTypeCodes: ['4'] }), row('6')).active).toBe(false);
    // It may be of anything where its EB03 could not be read.
    expect(read(row('1', { ...unnamed, unreadable: [3] })).active).toBeNull();
  });

  it('that something is not covered (EB01 I) without saying what leaves what is asked open', () => {
    const open = { candidates: [] };
    const unnamed = row('I', { serviceTypeCodes: [], network: 'Y' });
    expect(ofOffice(unnamed)).toMatchObject({ copay: open, coinsurance: open, source: 'own' });
    expect(ofOffice(unnamed, row('1', care))).toMatchObject({ covered: true, coinsurance: { value: 2000 } });
    expect(ofOffice(unnamed, office)).toMatchObject({ copay: { value: { cents: 3000 } } });
    // A part of the care, or one procedure, is not all that is asked.
    const procedure = { qualifier: 'HC', code: '73721', modifiers: [], lastCode: null };
    for (const more of [{ messages: ['COSMETIC'] }, { procedure }, { additional: placed }]) {
      expect(ofOffice({ ...unnamed, ...more })).toMatchObject({ coinsurance: { value: 2000 }, source: 'plan' });
    }
  });

  it('what is excluded of it is told in the payer’s words, unless all of it is', () => {
    const exclusions = (...rows: BenefitRow[]) => read(...plan, ...rows).rules.get('98')?.exclusions;
    const cosmetic = excluded({ messages: ['COSMETIC'] });
    expect(exclusions(cosmetic)).toEqual(['COSMETIC']);
    expect(exclusions(office, cosmetic, excluded({ information: 'E', messages: ['RESEARCH'] }))).toEqual([
      'COSMETIC',
      'RESEARCH',
    ]);
    expect(exclusions(office, excluded({ additional: placed }))).toEqual([]);
    expect(exclusions(office)).toBeNull();
    expect(exclusions(cosmetic, excluded({}))).toBeNull();
    expect(exclusions({ ...cosmetic, serviceTypeCodes: ['30'] })).toBeNull();
  });

  it('one that is not narrowed ends the service, whatever narrowed rows say', () => {
    expect(ofOffice(excluded({}), row('1', { ...care, messages: ['COSMETIC'] }))?.covered).toBe(false);
    expect(ofOffice(row('I', care), coinsurance(1000, { ...care, network: 'Y', authorization: 'Y' }))?.covered).toBe(
      false,
    );
  });

  it('one beside a copay or coinsurance of the same network contradicts it: the figure is a choice, not an end', () => {
    expect(ofOffice(excluded({}), office)).toMatchObject({
      covered: null,
      copay: { candidates: [{ value: { cents: 3000 } }] },
      coinsurance: null,
      source: 'own',
    });
    const share = coinsurance(1000, { ...care, network: 'Y' });
    expect(ofOffice(share, excluded({}))?.coinsurance).toMatchObject({ candidates: [{ value: 1000 }] });
    const ofPlan = ofMri(row('1'), row('I', { network: 'Y' }), coinsurance(2000, { network: 'Y' }));
    expect(ofPlan).toMatchObject({ covered: null, coinsurance: { candidates: [{ value: 2000 }] }, source: 'plan' });
    expect(ofOffice(excluded({}), { ...office, network: 'W' })).toMatchObject({ covered: false });
  });

  it.each(['U', 'V', 'O', 'N'])(
    'where the payer sends to somebody else, cannot say, takes no need for it or names a provider (EB01 %s), the plan does not stand in',
    (information) => {
      const open = { candidates: [] };
      expect(ofOffice(row(information, care))).toMatchObject({ copay: open, coinsurance: open, source: 'own' });
      expect(ofOffice(row(information, care), row('1', care))).toMatchObject({ coinsurance: { value: 2000 } });
      expect(ofOffice(row(information, care), office)).toMatchObject({ copay: { value: { cents: 3000 } } });
    },
  );
});
