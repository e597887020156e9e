/** The ISA of our test messages, with the usual separators. */
export const ISA =
  'ISA*00*          *00*          *ZZ*HARBORPAYER    *ZZ*PORTICO        *261121*1030*^*00501*000000042*0*T*:~';

/** Segments of one transaction in their envelope, with correct counts. */
export function message(kind: '270' | '271' | '999', segments: readonly string[]): string {
  const [group, guide] = {
    '270': ['HS', '005010X279A1'],
    '271': ['HB', '005010X279A1'],
    '999': ['FA', '005010X231A1'],
  }[kind] as [string, string];
  return [
    ISA,
    `GS*${group}*HARBORPAYER*PORTICO*20261121*1030*42*X*${guide}~`,
    `ST*${kind}*0042*${guide}~`,
    ...segments.map((segment) => `${segment}~`),
    `SE*${segments.length + 2}*0042~`,
    'GE*1*42~',
    'IEA*1*000000042~',
  ].join('');
}

const beginning = [
  'BHT*0022*11*REF-1*20261121*1030',
  'HL*1**20*1',
  'NM1*PR*2*HARBOR MUTUAL*****PI*HRBR1',
  'HL*2*1*21*1',
  'NM1*1P*2*ALDER BAY HOSPITAL*****XX*1234567893',
];

/** The position of the first of the segments that `answer` and `answerForDependent` get. */
export const FIRST_SEGMENT = 12;

/** A 271 about a subscriber who is the patient, with these segments after the NM1 of 2100C. */
export function answer(...segments: readonly string[]): string {
  return message('271', [
    ...beginning,
    'HL*3*2*22*0',
    'TRN*2*TRACE-1*9PORTICO01',
    'NM1*IL*1*MARSH*DREW****MI*HM0001',
    ...segments,
  ]);
}

/** A 271 about a dependent, with these segments after the NM1 of 2100D. */
export function answerForDependent(...segments: readonly string[]): string {
  return message('271', [
    ...beginning,
    'HL*3*2*22*1',
    'NM1*IL*1*MARSH*DREW****MI*HM0001',
    'HL*4*3*23*0',
    'TRN*2*TRACE-1*9PORTICO01',
    'NM1*03*1*MARSH*ROBIN',
    ...segments,
  ]);
}
