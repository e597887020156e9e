import type { OpenMatch } from '../patients/matching/match-case.ts';

/** What a finding is about, in words. */
const subjects: Readonly<Record<string, string>> = {
  givenName: 'given name',
  birthDate: 'birth date',
  zip: 'ZIP code',
  order: 'order of names',
};

/** A record that may be that of an account, on one line: its number, and what speaks for and against it. */
export function matchText({ medicalRecordNumber, points, findings }: OpenMatch): string {
  const said = findings.map(({ subject, is }) => `${subjects[subject] ?? subject} ${is}`);
  return `${medicalRecordNumber}  ${String(points)} points: ${said.join(', ')}`;
}
