import type { Words } from '@portico/contract';
import type { ServiceTypeCode } from '../service-type-codes.ts';
import type { ServiceComponent } from '../types.ts';
import { billed } from './billed.ts';
import { part } from './part-names.ts';

/** An imaging examination: the examination itself, and a physician's reading (modifier 26). */
export const imagingExam = (
  exam: Words,
  code: string,
  serviceType: '62' | '4' | '73',
  alternates: readonly string[] = [],
): readonly ServiceComponent[] => [
  billed({ id: 'exam', name: exam, code, alternates, fee: 'facility', serviceType }),
  billed({ id: 'reading', name: part.reading, code, alternates, fee: 'professional', modifiers: ['26'], serviceType }),
];

/**
 * A diagnostic test in one place that a physician reads, such as a sleep study. `analysis` is the hospital's work on what was recorded,
 * `supervision` that of the doctor who watches over the test, where they have codes of their own.
 */
export const diagnosticTest = (
  test: Words,
  reading: Words,
  codes: {
    test: string;
    testAlternates?: readonly string[];
    analysis?: string;
    supervision?: string;
    reading: string;
    readingModifier?: '26';
  },
): readonly ServiceComponent[] => {
  const { testAlternates = [], analysis, supervision, readingModifier } = codes;
  const byHospital = { fee: 'facility', serviceType: '73' } as const;
  const byDoctor = { fee: 'professional', serviceType: '73' } as const;
  return [
    billed({ ...byHospital, id: 'test', name: test, code: codes.test, alternates: testAlternates }),
    ...(analysis === undefined ? [] : [billed({ ...byHospital, id: 'analysis', name: part.analysis, code: analysis })]),
    ...(supervision === undefined
      ? []
      : [billed({ ...byDoctor, id: 'supervision', name: part.supervision, code: supervision })]),
    billed({
      ...byDoctor,
      id: 'reading',
      name: reading,
      code: codes.reading,
      ...(readingModifier === undefined ? {} : { modifiers: [readingModifier] }),
    }),
  ];
};

/** A stress test: CPT 93016 to 93018, the three parts of 93015. */
export const stressTest = (test: Words): readonly ServiceComponent[] =>
  diagnosticTest(test, part.testReading, { test: '93017', supervision: '93016', reading: '93018' });

/** A diagnostic test and its reading under the same code. */
export const readTest = (test: Words, code: string): readonly ServiceComponent[] =>
  diagnosticTest(test, part.testReading, { test: code, reading: code, readingModifier: '26' });

/** A test that only the hospital bills: nobody reads it besides. */
export const hospitalTest = (
  name: Words,
  code: string,
  serviceType: ServiceTypeCode,
  units = 1,
): readonly ServiceComponent[] => [billed({ id: 'test', name, code, units, fee: 'facility', serviceType })];

/** A laboratory test: only the facility. `alternates` are codes for the same test by another method. */
export const labTest = (code: string, ...alternates: readonly string[]): readonly ServiceComponent[] => [
  billed({ id: 'test', name: part.labTest, code, alternates, fee: 'facility', serviceType: '5' }),
];

/** Several laboratory tests of one sample, each under its own code. */
export const labTests = (...tests: ReadonlyArray<Words & { code: string }>): readonly ServiceComponent[] =>
  tests.map(({ code, ...name }) => billed({ id: `test-${code}`, name, code, fee: 'facility', serviceType: '5' }));
