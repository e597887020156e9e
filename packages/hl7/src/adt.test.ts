import { describe, expect, it } from 'vitest';
import { readAdt } from './adt.ts';
import { Hl7Error } from './hl7-error.ts';
import { parseMessage } from './message.ts';

// Issue 15, point 4: HL7 v2 ADT as a second feed (A01–A08, A28, A31, A40 merges, deceased).

const read = (event: string, ...segments: string[]) => {
  const header = `MSH|^~\\&|REG|ALDER|PORTICO|ALDER|20261126094500||${event}|4711|P|2.5.1`;
  return readAdt(parseMessage(Buffer.from([header, ...segments, ''].join('\r'))));
};
const pid = (fields: Readonly<Record<number, string>>): string => {
  const all = { 3: '7^^^ALDER^MR', 5: 'Soler^Inés^María^Jr^^^L', 7: '19840229', 8: 'F', ...fields };
  return `PID|${Array.from({ length: 40 }, (_, at) => (all as Record<number, string>)[at + 1] ?? '').join('|')}`;
};
const patientOf = (fields: Readonly<Record<number, string>> = {}) => {
  const found = read('ADT^A08', pid(fields));
  return found.kind === 'none' ? undefined : found.patient;
};

describe('an ADT message', () => {
  it.each(['A01', 'A02', 'A03', 'A04', 'A05', 'A06', 'A07', 'A08', 'A28', 'A31'])('%s tells of a patient', (event) =>
    expect(read(`ADT^${event}^ADT_A01`, pid({}))).toMatchObject({ kind: 'patient', event }),
  );

  it.each(['A23', 'A35', 'A41', 'A42', 'A44', 'A45', 'A49', 'A50', 'A51'])(
    '%s, of accounts and visits alone, needs nothing',
    (event) => expect(read(`ADT^${event}`, pid({}), 'MRG|8')).toEqual({ kind: 'none', event }),
  );

  it.each(['A09', 'A11', 'A13', 'A14', 'A38'])('%s, of a stay or an appointment, needs nothing', (event) =>
    expect(read(`ADT^${event}`)).toEqual({ kind: 'none', event }),
  );

  it('may have its event in EVN alone, as in older versions', () =>
    expect(read('ADT', 'EVN|A28|20261126', pid({}))).toMatchObject({ event: 'A28' }));

  it('A40 names the record that became the patient’s, or several of them', () => {
    const merge = read('ADT^A40', pid({}), 'MRG|8^^^ALDER^MR~X^^^LAB^PI', 'MRG|9');
    expect(merge).toMatchObject({ kind: 'merge', patient: { identifier: [{ value: '7', system: 'ALDER' }] } });
    const merged = merge.kind === 'merge' ? merge.merged : [];
    expect(merged.map((each) => each.map(({ value }) => value))).toEqual([['8', 'X'], ['9']]);
  });

  it.each([
    ['another message', ['ORU^R01', 'PID|1'], 'MSH', 9, 200],
    ['an event that changes who is who in a way not known here', ['ADT^A37', 'PID|1'], 'MSH', 9, 201],
    ['no event', ['ADT', 'PID|1'], 'MSH', 9, 201],
    ['no PID', ['ADT^A08'], 'PID', null, 100],
    ['no identifier', ['ADT^A08', 'PID|1'], 'PID', 3, 101],
    ['a birth date that is no day', ['ADT^A08', pid({ 7: '19840230' })], 'PID', 7, 102],
    ['no MRG', ['ADT^A40', pid({})], 'MRG', null, 100],
    ['an empty MRG', ['ADT^A40', pid({}), 'MRG|'], 'MRG', 1, 101],
    ['two patients in one merge', ['ADT^A40', pid({}), 'MRG|8', pid({}), 'MRG|9'], 'PID', null, 100],
  ])('is refused with its place where it is %s', (_what, [event = '', ...segments], segment, field, code) => {
    const error = ((): unknown => {
      try {
        return read(event, ...segments);
      } catch (failure) {
        return failure;
      }
    })();
    expect(error).toBeInstanceOf(Hl7Error);
    expect(error).toMatchObject({ segment, field, code });
  });
});

describe('the patient of a message, as of FHIR R4 (v2-to-FHIR)', () => {
  it('has names by their use', () =>
    expect(patientOf({ 5: 'Soler^Inés^María Ana^Jr^^^L~Vega^Inés^^^^^M' })?.name).toEqual([
      { use: 'official', family: 'Soler', given: ['Inés', 'María', 'Ana'], suffix: ['Jr'] },
      { use: 'maiden', family: 'Vega', given: ['Inés'] },
    ]));

  it('has the identifiers with who assigns them', () =>
    expect(patientOf({ 3: '7^^^ALDER&1.2.3&ISO^MR~8^^^&https://lab.example&URI^PI~^^^X' })?.identifier).toEqual([
      { value: '7', system: 'urn:oid:1.2.3', type: { coding: [{ code: 'MR' }] } },
      { value: '8', system: 'https://lab.example', type: { coding: [{ code: 'PI' }] } },
    ]));

  it('has the sender’s own number where one stands alone', () =>
    expect(patientOf({ 3: '7' })?.identifier).toEqual([{ value: '7', type: { coding: [{ code: 'MR' }] } }]));

  it('has addresses, phones in both notations, and mailboxes', () => {
    const part = patientOf({
      11: '12 Juniper Street^Apt 4^Palo Alto^CA^94301^US^H~1 Mill^^Reno^NV^89501^US^BA',
      13: '(650)555-0120^PRN^PH~^PRN^CP^^1^650^5550121~^NET^Internet^ines@example.org~6505550199^PRN^FX',
      14: '6505550130^WPN^PH',
    });
    expect(part?.address).toMatchObject([
      { use: 'home', line: ['12 Juniper Street', 'Apt 4'], city: 'Palo Alto', postalCode: '94301' },
      { use: 'old' },
    ]);
    expect(part?.home).toEqual([
      { system: 'phone', value: '(650)555-0120', use: 'home' },
      { system: 'phone', value: '6505550121', use: 'mobile' },
      { system: 'email', value: 'ines@example.org', use: 'home' },
    ]);
    expect(part?.work).toEqual([{ system: 'phone', value: '6505550130', use: 'work' }]);
  });

  it('has a phone of another country by its code, however that is written', () =>
    expect(patientOf({ 13: '^PRN^PH^^001^650^5550121~^PRN^PH^^0052^55^12345678' })?.home).toMatchObject([
      { value: '6505550121' },
      { value: '+525512345678' },
    ]));

  it.each([
    [{ 30: 'Y' }, true],
    [{ 29: '20261125' }, true],
    [{ 29: '20261125', 30: 'N' }, false],
    [{}, undefined],
  ])('is deceased by %j: %s', (fields, deceased) => expect(patientOf(fields)?.deceasedBoolean).toBe(deceased));

  it('has nothing of what the message is silent about, and an empty list of what it deletes', () => {
    const part = patientOf({ 5: '', 7: '1984', 8: '', 11: '""', 13: '""' });
    expect(part).toEqual({ identifier: [expect.anything()], address: [], home: [] });
  });

  it('is written to in a language, by its code of two letters or three', () =>
    expect(['es', 'SPA^Spanish'].map((code) => patientOf({ 15: code })?.communication?.[0])).toEqual(
      Array.from({ length: 2 }, () => ({ preferred: true, language: { coding: [{ code: 'es' }] } })),
    ));
});
