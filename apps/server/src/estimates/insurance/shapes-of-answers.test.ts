import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import { findTemplate } from '../../catalogue/index.ts';
import { benefitFields } from '../model/benefits.ts';
import { answer } from '../testing/answer-of-segments.ts';
import { type AllowedPart, shareOfAnswer } from '../testing/share-of-answer.ts';

function requireTemplate(id: string) {
  const template = findTemplate(id);
  if (template === undefined) throw new Error(`There is no ${id}.`);
  return template;
}

const PLAN = ['EB*1*IND*30**PPO', 'EB*C*IND*30***29*0*****Y'];
const SHARE = 'EB*A*IND*30*****.2****Y';
const LEFT = 'EB*C*IND*30***29*500*****Y';
const COPAY = 'EB*B*IND*98***27*30*****Y';
const EXCLUDED = 'EB*I*IND*98*********Y';
const REMARK = 'MSG*COSMETIC VISITS EXCLUDED';

const office: readonly AllowedPart[] = [{ serviceType: '98', cents: 100_000 }];
const mri: readonly AllowedPart[] = [{ serviceType: '62', cents: 100_000 }];
const therapy: readonly AllowedPart[] = [{ serviceType: 'PT', cents: 100_000 }];
const hospitalStay: readonly AllowedPart[] = [{ serviceType: '48', cents: 100_000, days: 3 }];

/** Cents that the patient owes of $1,000; null where the patient is asked. */
const owed = (care: readonly AllowedPart[], ...segments: readonly string[]) =>
  shareOfAnswer(answer(...segments), care, 'insteadOfDeductible').share?.owedCents ?? null;

describe('what an answer says of care that costs $1,000 (decision 63)', () => {
  it.each<[string, readonly AllowedPart[], readonly string[], number | null]>([
    ['a copay beside an exclusion with a remark', office, [SHARE, COPAY, EXCLUDED, REMARK], 3000],
    ['… of a place', office, [SHARE, COPAY, EXCLUDED, 'III*ZZ*02'], 3000],
    ['… of no particular network', office, [SHARE, COPAY, 'EB*I*IND*98*********W'], 3000],
    ['… and a row that says covered', office, [SHARE, COPAY, EXCLUDED, REMARK, 'EB*1*IND*98'], 3000],
    ['an exclusion of the plan with a remark', mri, [SHARE, 'EB*I*IND*30*********Y', 'MSG*COSMETIC SURGERY'], 20_000],
    [
      'visits beyond a number excluded',
      therapy,
      [SHARE, 'EB*B*IND*PT***27*30*****Y', 'EB*I*IND*PT*****0*VS*30**Y'],
      3000,
    ],
    ['an exclusion that is not narrowed', office, [SHARE, EXCLUDED], 100_000],
    ['a copay of the employee', office, [SHARE, 'EB*B*EMP*98***27*25*****Y'], 2500],
    ['… of employee and spouse', office, [SHARE, 'EB*B*ESP*98***27*25*****Y'], 2500],
    ['… of the family', office, [SHARE, 'EB*B*FAM*98***27*25*****Y'], 2500],
    ['… of children alone', office, [SHARE, 'EB*B*CHD*98***27*10*****Y'], null],
    ['… beside a row that says covered', office, [SHARE, 'EB*B*CHD*98***27*10*****Y', 'EB*1*IND*98'], 20_000],
    ['… beside one of the employee', office, [SHARE, 'EB*B*CHD*98***27*10*****Y', 'EB*B*EMP*98***27*25*****Y'], 2500],
    ['coinsurance of a spouse alone', mri, [SHARE, 'EB*A*SPO*62*****0****Y'], null],
    ['coinsurance of the employee, and none of the plan', mri, ['EB*A*EMP*62*****.15****Y'], 15_000],
    ['… of employee and spouse', mri, ['EB*A*ESP*62*****.15****Y'], 15_000],
    ['… of the family', mri, ['EB*A*FAM*62*****.15****Y'], 15_000],
    ['a rate that slid into EB07', mri, [SHARE, 'EB*A*IND*62****.1****Y'], null],
    ['a period that slid into EB07', mri, [SHARE, 'EB*B**30****23*5.00'], null],
    ['zeros behind an amount', office, [SHARE, 'EB*B*IND*98***27*25.000*****Y'], 2500],
    ['a coverage level outside the guide', office, [SHARE, 'EB*B*ALL*98***27*25*****Y'], null],
    ['… of another service', mri, [SHARE, 'EB*B*ALL*98***27*25*****Y'], 20_000],
    ['a copay and an exclusion that is not narrowed, of the same network', office, [SHARE, COPAY, EXCLUDED], null],
    ['an exclusion beside a row outside the guide', office, [SHARE, EXCLUDED, 'EB*B*ALL*98***27*30*****Y'], null],
    ['a remark that slid to another element', office, [SHARE, COPAY, EXCLUDED, 'MSG**COSMETIC VISITS'], null],
    [
      'a coinsurance of 0 %, and a copay of the family alone',
      office,
      ['EB*A*IND*98*****0****Y', 'EB*B*FAM*98***27*40'],
      null,
    ],
    [
      '$300 a day for five days, and $0',
      hospitalStay,
      ['EB*B*IND*48***7*300**DY*5**Y', 'EB*B*IND*48***7*0*****Y'],
      null,
    ],
    ['… for the admission', hospitalStay, ['EB*B*IND*48***7*300**DY*5**Y', 'EB*B*IND*48***36*0*****Y'], null],
    ['… by HSD', hospitalStay, ['EB*B*IND*48***7*300*****Y', 'HSD*DY*5', 'EB*B*IND*48***7*0*****Y'], null],
    ['… by a remark', hospitalStay, ['EB*B*IND*48***7*300*****Y', 'MSG*DAYS 1-5', 'EB*B*IND*48***7*0*****Y'], null],
    ['$300 a day', hospitalStay, ['EB*B*IND*48***7*300*****Y'], 90_000],
    ['a copay in an office alone, for a scan', mri, [SHARE, 'EB*B*IND*62***27*40*****Y', 'III*ZZ*11'], null],
    ['… of the plan', mri, ['EB*B*IND*30***27*40*****Y', 'III*ZZ*11'], null],
    ['… for a visit in an office', office, [SHARE, COPAY, 'III*ZZ*11'], 3000],
    ['a copay of three visits', office, [SHARE, 'EB*B*IND*98***27*20**VS*3**Y'], null],
    ['a copay with a remark', office, [SHARE, 'EB*B*IND*98***27*10*****Y', 'MSG*TELEHEALTH VISITS ONLY'], 1000],
    ['a deductible for each visit', office, [SHARE, 'EB*C*IND*98***27*250*****Y'], null],
    ['… for each month', office, [SHARE, 'EB*C*IND*98***34*250*****Y'], null],
    ['somebody else to ask about the service', office, [SHARE, 'EB*U*IND*98'], null],
    ['nothing but an exclusion with a remark', mri, [SHARE, 'EB*I*IND*62*********Y', 'MSG*NOT A BENEFIT'], null],
    ['… with EB11', mri, [SHARE, 'EB*I*IND*62********N*Y'], null],
    ['nothing but that there are exclusions', mri, [SHARE, 'EB*E*IND*62*********Y'], null],
    ['exclusions beside a row that says covered', mri, [SHARE, 'EB*E*IND*62*********Y', 'EB*1*IND*62'], 20_000],
    ['exclusions of the plan', mri, [SHARE, 'EB*E*IND*30*********Y'], 20_000],
  ])('%s', (_what, care, rows, cents) => {
    expect(owed(care, ...PLAN, ...rows)).toBe(cents);
  });

  it.each<[string, readonly AllowedPart[], readonly string[], number | null]>([
    ['Medicare B for care without a stay', mri, ['EB*C**30*MA**29*1676', 'EB*C**30*MB**29*257'], 40_560],
    ['the deductible of a stay alone', mri, ['EB*C**30*MA**29*1676'], null],
    ['a family without a deductible', mri, ['EB*C*FAM*30***23*0*****Y', 'EB*C*FAM*30***29*0*****Y'], 20_000],
    [
      'what is left for the family, in two ways',
      mri,
      [LEFT, 'EB*C*FAM*30***29*300', 'MSG*X', 'EB*C*FAM*30***29*500', 'MSG*Y'],
      null,
    ],
    ['… of which none is less', mri, [LEFT, 'EB*C*FAM*30***29*600', 'MSG*X', 'EB*C*FAM*30***29*900', 'MSG*Y'], 60_000],
    ['what is left for the family, below nothing', mri, [LEFT, 'EB*C*FAM*30***29*-20'], null],
    ['what is left for the family alone', mri, ['EB*C*FAM*30***29*500*****Y'], null],
    ['more left than the whole deductible', mri, ['EB*C*IND*30***23*500', 'EB*C*IND*30***29*900'], null],
    ['a deductible of a dental plan alone', mri, ['EB*C*IND*30*17**29*50*****Y'], null],
  ])('%s', (_what, care, rows, cents) => {
    expect(owed(care, 'EB*1*IND*30**PLAN', SHARE, ...rows)).toBe(cents);
  });

  it('a stay is under Medicare A, its surgeon under B: 1,676.00 + 257.00 + 20 % of 743.00', () => {
    const stay: readonly AllowedPart[] = [
      { serviceType: '48', cents: 1_000_000 },
      { serviceType: '2', cents: 100_000 },
    ];
    const rows = [
      'EB*1**30*MA',
      'EB*C**30*MA**29*1676',
      'EB*A**48*MA****0',
      'EB*C**30*MB**29*257',
      'EB*A**30*MB****.2',
    ];
    expect(owed(stay, ...rows)).toBe(167_600 + 25_700 + 14_860);
  });
});

describe('the figures that a patient chooses from', () => {
  it.each([
    [
      'en',
      'Medicare Part A (hospital stays)',
      'Medicare Part B (doctors and care without a stay)',
      'For the employee only',
    ],
    [
      'es',
      'Medicare Parte A (hospitalizaciones)',
      'Medicare Parte B (médicos y atención sin hospitalización)',
      'Solo para el empleado',
    ],
  ] as const)('have their insurance, and whom they hold for, in words: %s', (language, partA, partB, employee) => {
    const service = requireTemplate('mri-knee');
    const birth: readonly AllowedPart[] = [{ serviceType: '69', cents: 100_000 }];
    const rows = ['EB*C**30*MA**29*1676', 'EB*C**30*MB**29*257', 'EB*A*EMP*30*****.1', 'EB*A*ESP*30*****.2'];
    const { told } = shareOfAnswer(answer('EB*1**30', ...rows), birth, 'insteadOfDeductible');
    const { DefaultBenefits } = benefitFields(
      service,
      { benefits: null, told, ofPastYear: null, hasSpendDown: false },
      messagesOf(language),
    );
    const texts = DefaultBenefits.Overall.flatMap(({ Candidates }) => Candidates.map(({ Text }) => Text));
    expect(texts).toEqual(expect.arrayContaining([partA, partB, employee]));
  });

  it.each([
    [
      'en',
      'For a number of visits: 3',
      'For a part of this care',
      'What the plan takes for most care',
      'What the plan takes for most care. For this care your insurance told us 0',
    ],
    [
      'es',
      'Por un número de consultas: 3',
      'Por una parte de esta atención',
      'Lo que el plan cobra por la mayor parte de la atención',
      'Lo que el plan cobra por la mayor parte de la atención. Para esta atención, su seguro nos dijo 0',
    ],
  ] as const)(
    'say how much they are for, of which tier, and that one is the plan’s: %s',
    (language, visits, part, ofMost, besideZero) => {
      const textsOf = (...rows: readonly string[]) => {
        const { told } = shareOfAnswer(answer(...PLAN, SHARE, ...rows), mri, 'insteadOfDeductible');
        const insurance = { benefits: null, told, ofPastYear: null, hasSpendDown: false };
        const { DefaultBenefits } = benefitFields(requireTemplate('mri-knee'), insurance, messagesOf(language));
        const { Defaults = [] } = DefaultBenefits.ServiceTypes.find(({ Id }) => Id === '62') ?? {};
        return Defaults.flatMap(({ Candidates }) => Candidates.map(({ Text }) => Text));
      };
      expect(textsOf('EB*B*IND*62***27*20**VS*3**Y')).toEqual([visits, ofMost]);
      expect(textsOf('EB*B*IND*62***27*20**M2*3**Y', 'MSG*FIRST')).toEqual([`${part}; FIRST`, ofMost]);
      expect(textsOf('EB*B*IND*62***27*0*****Y')).toEqual([besideZero]);
      const tiers = ['EB*A*IND*62**TIER 1***.1****Y', 'EB*A*IND*62**TIER 2***.3****Y'];
      expect(textsOf(...tiers)).toEqual(['TIER 1', 'TIER 2']);
    },
  );
});
