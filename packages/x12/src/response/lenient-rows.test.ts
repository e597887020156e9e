import { describe, expect, it } from 'vitest';
import { benefitsOf } from '../benefits/benefits-of.ts';
import { readInterchanges } from '../envelope/read-interchanges.ts';
import type { EligibilityResponse } from '../model/response.ts';
import { FIRST_SEGMENT, answer } from '../testing/messages.ts';
import { refusalOf, responseOf } from '../testing/read.ts';
import type { X12Error } from '../x12-error.ts';

/** A 271 with these segments in its 2110C, read leniently, and what was told of it. */
function readLeniently(...segments: readonly string[]) {
  const deviations: X12Error[] = [];
  const [interchange] = readInterchanges(answer(...segments), (deviation) => deviations.push(deviation));
  const [transaction] = interchange?.groups[0]?.transactions ?? [];
  if (transaction?.kind !== '271') throw new Error('the text holds no 271');
  const places = deviations.map(({ segment, position, element }) => [segment, position - FIRST_SEGMENT, element]);
  return { response: transaction, rows: rowsOf(transaction), places, deviations };
}

const rowsOf = ({ payers }: EligibilityResponse) => payers[0]?.receivers[0]?.subscribers[0]?.benefits ?? [];
const benefits = (response: EligibilityResponse) =>
  benefitsOf(response, { serviceTypeCodes: ['98', '62'], date: '2026-11-21' });
const PLAN = ['EB*1**30', 'EB*A*IND*30*****.2****Y', 'EB*C*IND*30***29*600*****Y', 'EB*G*IND*30***29*3800*****Y'];
const readPlan = (...segments: readonly string[]) => benefits(readLeniently(...PLAN, ...segments).response);

describe('what payers write outside the guide, and what changes no figure (decision 64)', () => {
  it('an answer of the guide is read as ever, and nothing is told', () => {
    const { response, deviations } = readLeniently(...PLAN);
    expect(deviations).toEqual([]);
    expect(response).toEqual(responseOf(answer(...PLAN)));
  });

  it('control characters in texts, which become blanks, but in no figure, name or date', () => {
    const { rows, places } = readLeniently(
      'REF*18*PLAN\t7',
      'N3*1 MAIN\u0001ST',
      'EB*B*IND*98***27*30',
      'MSG*PRIMARY\tCARE\n',
      'MSG*PCP',
    );
    expect(rows).toMatchObject([{ amountCents: 3000, messages: ['PRIMARY CARE', 'PCP'], unreadable: [] }]);
    expect(places).toEqual([
      ['REF', 0, 2],
      ['N3', 1, 1],
      ['MSG', 3, 1],
    ]);
    for (const segment of ['EB*B*IND*98***27*3\t0', 'MSG\t*TEXT', 'DTP*291*D8*2026\u00010101']) {
      expect(() => readLeniently('EB*1**30', segment)).toThrow('control character');
    }
    expect(refusalOf(answer('EB*1**30', 'MSG*A\tB'))?.segment).toBe('MSG');
  });

  it.each([
    ['REF after DTP', ['EB*B*IND*98***27*30', 'DTP*291*D8*20260101', 'REF*18*PLAN7'], ['REF', 2, null]],
    ['MSG after III', ['EB*B*IND*98***27*30', 'III*ZZ*11', 'MSG*PRIMARY'], ['MSG', 2, null]],
    ['DTP after MSG', ['EB*B*IND*98***27*30', 'MSG*PRIMARY', 'DTP*291*D8*20260101'], ['DTP', 2, null]],
    ['how to print a remark', ['EB*B*IND*98***27*30', 'MSG*PRIMARY**LF'], ['MSG', 1, 3]],
    ['separators in a remark', ['EB*B*IND*98***27*30', 'MSG*COPAY: $30^'], ['MSG', 1, 1]],
    ['an empty remark', ['EB*B*IND*98***27*30', 'MSG'], ['MSG', 1, 1]],
    ['a reference without a value', ['EB*B*IND*98***27*30', 'REF*18'], ['REF', 1, 2]],
    ['the time of a day', ['EB*B*IND*98***27*30', 'DTP*348*DT*202601010830'], ['DTP', 1, 2]],
    ['a loop 2120 without its LS', ['EB*B*IND*98***27*30', 'NM1*P3*2*X', 'LE*2120'], ['NM1', 1, null]],
    ['a loop 2120 without its LE', ['EB*B*IND*98***27*30', 'LS*2120', 'NM1*P3*2*X'], ['LS', 1, null]],
    ['brackets of another loop', ['EB*B*IND*98***27*30', 'LS*2115', 'NM1*P3*2*X', 'LE*2120'], ['LS', 1, 1]],
    ['brackets around nothing', ['EB*B*IND*98***27*30', 'LS*2120', 'LE*2120'], ['LE', 2, null]],
    ['half of an identifier', ['EB*B*IND*98***27*30', 'LS*2120', 'NM1*PR*2*X*****PI', 'LE*2120'], ['NM1', 2, 8]],
    ['a contact', ['EB*B*IND*98***27*30', 'LS*2120', 'NM1*PR*2*X', 'PER*IC**TE', 'LE*2120'], ['PER', 3, 4]],
  ])('%s is told, and the row is read', (_what, segments, place) => {
    expect(refusalOf(answer(...segments))).not.toBeNull();
    const { rows, places, response } = readLeniently(...segments);
    expect(places).toEqual([place]);
    expect(rows).toMatchObject([{ information: 'B', amountCents: 3000, unreadable: [] }]);
    expect(benefits(response).byServiceType.get('98')?.copay).toMatchObject({ value: { cents: 3000 } });
  });

  it('each segment stays with its row, and a remark narrows it', () => {
    const { rows } = readLeniently(
      'EB*B*IND*98***27*30',
      'III*ZZ*11',
      'MSG*COPAY: FIRST',
      'DTP*348*DT*202601010830',
      'REF*18*P',
      'EB*1**30',
      'MSG*A*B*C',
    );
    expect(rows).toMatchObject([
      {
        messages: ['COPAY: FIRST'],
        additional: [{ code: '11' }],
        dates: [{ qualifier: '348', from: '2026-01-01', to: null }],
        references: [{ value: 'P' }],
      },
      { messages: ['A'] },
    ]);
  });
});

describe('what may be a figure is withheld with its row (decision 64)', () => {
  const open = { candidates: [] };

  it.each([
    ['a coverage level that is none', 'EB*B*XX*98***27*30*****Y', 2],
    ['a service type of three letters', 'EB*B*IND*OFF***27*30*****Y', 3],
    ['an amount in words', 'EB*B*IND*98***27*$30*****Y', 7],
    ['a network that is none', 'EB*B*IND*98***27*30*****I', 12],
    ['an element that the guide does not have', 'EB*B*IND*98***27*30*****Y***1', 15],
  ])('%s: the copay is open, and neither the plan’s share nor another copay takes its place', (_what, row, element) => {
    expect(refusalOf(answer(row))).toMatchObject({ element });
    const { places, rows } = readLeniently(row);
    expect(places).toEqual([['EB', 0, element]]);
    expect(rows).toMatchObject([{ information: 'B', unreadable: [element] }]);
    expect(readPlan(row).byServiceType.get('98')).toMatchObject({ copay: open, source: 'own' });
    expect(readPlan(row, 'EB*B*IND*98***27*40*****Y').byServiceType.get('98')?.copay).toEqual(open);
  });

  it.each([
    ['a date that is none', 'DTP*348*D8*20260230'],
    ['a place that cannot be read', 'III*LONG*11'],
    ['a quantity that is none', 'HSD*VS*-1'],
    ['a rejection that cannot be read', 'AAA*N**72*Q'],
  ])('%s after an EB withholds its figure', (_what, segment) => {
    const { rows, places } = readLeniently('EB*A*IND*62*****.1****Y', segment);
    expect(rows).toMatchObject([{ unreadable: [0] }]);
    expect(places).toMatchObject([[segment.slice(0, 3), 1, expect.any(Number)]]);
    expect(readPlan('EB*A*IND*62*****.1****Y', segment).byServiceType.get('62')?.coinsurance).toEqual(open);
  });

  it('other figures and other services stay', () => {
    const { overall, byServiceType } = readPlan('EB*B*XX*98***27*30*****Y');
    expect(overall).toMatchObject({ coinsurance: { value: 2000 }, deductible: { remainingCents: 60_000 } });
    expect(byServiceType.get('62')).toMatchObject({ copay: null, coinsurance: { value: 2000 }, source: 'plan' });
  });

  it('a deductible or maximum that cannot be read is open, the plan’s for the services under it as well', () => {
    const deductible = readPlan('EB*C*IND*62***29*1,500*****Y').byServiceType.get('62')?.deductible;
    expect(deductible).toMatchObject({ remainingCents: null, remainingCandidates: [], source: 'own' });
    const { overall, byServiceType } = readPlan('EB*G*ALL*30***29*500*****Y');
    expect(overall.outOfPocket.remainingCents).toBeNull();
    expect(byServiceType.get('62')?.outOfPocket).toMatchObject({ remainingCents: null, source: 'own' });
  });

  it('a row that may end a service leaves it open, and does not end it', () => {
    expect(readPlan('EB*I*XX*62*********Y').byServiceType.get('62')).toMatchObject({
      covered: true,
      copay: open,
      coinsurance: open,
    });
  });

  it('a row that may say what is covered leaves an exclusion of the service open, whatever its network', () => {
    const all = { covered: null, copay: open, coinsurance: open };
    const excluded = 'EB*I*IND*98*********W';
    for (const torn of ['EB*B*XX*98***27*30*****Y', 'EB*A*XX*98*****.1****Y', 'EB*1*XX*98*********Y']) {
      expect(readPlan(excluded, torn).byServiceType.get('98')).toMatchObject(all);
    }
    const ofPlan = benefits(readLeniently('EB*1**30', 'EB*I**30', 'EB*B*XX*98***27*30*****Y').response);
    expect(ofPlan.byServiceType.get('98')).toMatchObject(all);
    expect(ofPlan.byServiceType.get('62')?.covered).toBe(false);
    expect(readPlan(excluded, 'EB*B*XX*62***27*30*****Y').byServiceType.get('98')?.covered).toBe(false);
    const inactive = benefits(readLeniently('EB*6**30', 'EB*B*XX*98***27*30*****Y').response);
    expect(inactive).toMatchObject({ active: false, overall: { covered: false } });
  });

  it('a remark that slid to another element withholds its row: what it narrows is not known', () => {
    const rows = ['EB*B*IND*98***27*30*****Y', 'EB*I*IND*98*********Y', 'MSG**COSMETIC VISITS EXCLUDED'];
    expect(readPlan(...rows).byServiceType.get('98')).toMatchObject({ covered: true, copay: open, coinsurance: open });
  });

  it('the plan is active whatever stands for the coverage level, but not where its dates cannot be read', () => {
    expect(benefits(readLeniently('EB*1*ALL*30').response).active).toBe(true);
    expect(benefits(readLeniently('EB*1**30', 'DTP*346*D8*2026').response).active).toBeNull();
  });

  it('a row out of network leaves the figures in network', () => {
    expect(readPlan('EB*A*XX*62*****.5****N').byServiceType.get('62')?.coinsurance).toEqual({ value: 2000 });
  });
});

describe('a row of which nobody knows what it says (decision 64)', () => {
  const open = { candidates: [] };
  const openYear = { remainingCents: null, remainingCandidates: [], source: 'own' };

  it.each(['EB*Z*IND*98***27*30*****Y', 'EB**IND*98***27*30*****Y', 'EB*b*IND*98***27*30*****Y'])(
    '%s: every figure of its service is open, and no other',
    (row) => {
      const { places, rows } = readLeniently(row);
      expect(places).toEqual([['EB', 0, 1]]);
      expect(rows).toMatchObject([{ information: '', serviceTypeCodes: ['98'], unreadable: [1] }]);
      const { overall, byServiceType } = readPlan('EB*B*IND*98***27*40*****Y', row);
      const all = { copay: open, coinsurance: open, deductible: openYear, outOfPocket: openYear };
      expect(byServiceType.get('98')).toMatchObject(all);
      expect(byServiceType.get('62')).toMatchObject({ coinsurance: { value: 2000 }, source: 'plan' });
      expect(overall).toMatchObject({ coinsurance: { value: 2000 }, deductible: { remainingCents: 60_000 } });
      expect(readPlan('EB*I*IND*98*********Y', row).byServiceType.get('98')?.covered).toBeNull();
    },
  );

  it.each(['EX*C*IND*62***29*500', 'ZZZ*1', 'RIVERA*ANA'])(
    '%s may be a row: every figure is open, the plan stays active, and what stood there is not told',
    (segment) => {
      const { deviations, rows } = readLeniently('EB*1**30', segment, 'MSG*PRIMARY');
      expect(rows).toMatchObject([{ information: '1', unreadable: [], messages: [] }, { information: '' }]);
      expect(deviations).toMatchObject([{ segment: '', position: FIRST_SEGMENT + 1, element: null }]);
      const { active, overall, byServiceType } = readPlan('EB*B*IND*98***27*40*****Y', segment);
      expect(active).toBe(true);
      for (const each of [overall, byServiceType.get('98'), byServiceType.get('62')]) {
        expect(each).toMatchObject({ copay: open, coinsurance: open, deductible: openYear, outOfPocket: openYear });
      }
    },
  );

  it('an inactive plan is not sure beside one: it may say that the plan is active', () => {
    const inactive = ['EB*6**30', 'DTP*349*D8*20251231'];
    expect(benefits(readLeniently(...inactive).response)).toMatchObject({ active: false });
    for (const torn of [['ZZZ*1'], ['EB*Z**30'], ['EB*1**30', 'DTP*346*D8*2026']]) {
      const read = benefits(readLeniently(...inactive, ...torn).response);
      expect(read).toMatchObject({ active: null, planDates: { endedOn: null } });
    }
  });

  it('a segment of X12 that the guide has in no such loop belongs to its row, which alone is withheld', () => {
    const { rows, deviations } = readLeniently('EB*B*IND*98***27*30*****Y', 'AMT*B6*30', 'NTE*ADD*SECRET', 'EB*1**30');
    expect(rows).toMatchObject([{ unreadable: [0, 0] }, { information: '1', unreadable: [] }]);
    expect(deviations.map(({ message }) => message).join()).not.toContain('SECRET');
    const { byServiceType } = readPlan('EB*B*IND*98***27*30*****Y', 'QTY*VS*3');
    expect(byServiceType.get('98')).toMatchObject({ copay: open, coinsurance: { value: 2000 } });
    expect(byServiceType.get('62')).toMatchObject({ coinsurance: { value: 2000 }, source: 'plan' });
  });
});

describe('loops 2120 outside the guide (decision 64)', () => {
  it('give those whom they name, without what cannot be read', () => {
    const { rows } = readLeniently(
      'EB*R**30',
      'NM1*PRP*2*COAST HEALTH*****PI',
      'N3',
      'PER*IC*CLAIMS*TE*5035550100',
      'NM1*P3*1*OKAFOR*SAM****QUALIFIER*1',
      'PRV*PRIMARY',
      'EB*1**30',
    );
    expect(rows).toMatchObject([
      {
        unreadable: [],
        entities: [
          { name: { entity: 'PRP', name: 'COAST HEALTH', id: null }, street: null, contacts: [{ name: 'CLAIMS' }] },
          { name: { entity: 'P3', name: 'OKAFOR', idQualifier: null }, provider: null },
        ],
      },
      { information: '1', entities: [] },
    ]);
  });

  it('withhold their row where the entity cannot be read: it may be the payer who pays first', () => {
    const loop = ['LS*2120', 'NM1*PRIMARY*2*COAST', 'N3*1 PIER ROAD', 'LE*2120'];
    const { rows, places } = readLeniently('EB*1**30', ...loop);
    expect(places).toEqual([
      ['NM1', 2, null],
      ['N3', 3, null],
    ]);
    expect(rows).toMatchObject([{ unreadable: [0], entities: [] }]);
    expect(benefits(readLeniently('EB*1**30', ...loop).response).active).toBeNull();
  });

  it('never take the next person for one of them', () => {
    const lost = ['NM1*IL*1*OKAFOR*SAM****MI*HM0002', 'EB*B*IND*98***27*5*****Y'];
    for (const before of [[], ['NM1*PR*2*X'], ['LS*2120', 'NM1*PR*2*X'], ['TRN*2*TRACE-2*9PORTICO01']]) {
      expect(() => readLeniently('EB*1**30', ...before, ...lost)).toThrow('is required');
    }
    expect(() => readLeniently('EB*1**30', 'NM1*03*1*MARSH*KIM', 'EB*1**30')).toThrow('is required');
  });
});

describe('what else is as strict as ever', () => {
  it('a segment before the first row, which may be of the person', () => {
    expect(() => readLeniently('ZZZ*1', 'EB*1**30')).toThrow(`Segment ${FIRST_SEGMENT}`);
  });

  it('but not what of a person no figure hangs on', () => {
    const person = ['REF*1L', 'N3', 'PRV*PRIMARY', 'DMG*D8*1980*F', 'INS*X*18', 'HI*BK', 'MPI*X'];
    const { rows, places } = readLeniently(...person, 'EB*1**30');
    expect(places.map(([segment]) => segment)).toEqual(['REF', 'N3', 'PRV', 'DMG', 'INS', 'HI', 'MPI']);
    expect(rows).toMatchObject([{ information: '1', unreadable: [] }]);
    expect(() => readLeniently('DTP*291*D8*2026', 'EB*1**30')).toThrow(`Segment ${FIRST_SEGMENT}`);
  });

  it('and a name that stands where an identifier should is not repeated, however short', () => {
    expect(refusalOf(answer('EB*1**30', 'ANA*RIVERA'))).toMatchObject({ segment: '', position: FIRST_SEGMENT + 1 });
    expect(refusalOf(answer('EB*1**30', 'GS*RIVERA'))).toMatchObject({ segment: 'GS' });
  });

  it('and counts, names and people are as strict as ever', () => {
    const text = answer('EB*1*ALL*30');
    const lenient = (wrong: string) => () => readInterchanges(wrong, () => {});
    expect(lenient(text)).not.toThrow();
    expect(lenient(text.replace(/SE\*\d+/, 'SE*3'))).toThrow('does not count');
    expect(lenient(text.replace('HL*3*2*22', 'HL*4*2*22'))).toThrow('not numbered');
    expect(lenient(text.replace('NM1*IL*1', 'NM1*IL*X'))).toThrow('guide does not have');
  });

  it('nothing that stood there is told', () => {
    const { deviations } = readLeniently('EB*B*SECRET*98***27*30', 'DTP*348*D8*SECRET', 'MSG*SECRET**LF');
    expect(deviations).toHaveLength(3);
    for (const { message } of deviations) expect(message).not.toContain('SECRET');
  });
});
