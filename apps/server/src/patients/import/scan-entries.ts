import { createListScanner, type ListScanner, type ScanProblem } from '@portico/json-scan';
import { PatientFileError } from './patient-file-error.ts';
import { LONGEST_RESOURCE } from './resource.ts';

const problems: Readonly<Record<ScanProblem, string>> = {
  tooDeep: 'Brackets stand in brackets without end here. Export the file again.',
  commaExpected: 'The list of entries needs a comma or the end of the list here. Export the file again.',
  elementExpected: 'The list of entries needs an entry in braces here. Export the file again.',
  elementWithoutEnd: 'An entry begins here and does not end: a quote or a bracket is not closed.',
  cutShort: 'The file ends here within its Bundle: it was cut short. Fetch it again.',
};

/** Finds the bounds of the entries in the bytes of a FHIR Bundle. What stands around the list is not kept. */
export function createEntryScanner(): ListScanner {
  return createListScanner({
    key: 'entry',
    maxElementBytes: LONGEST_RESOURCE,
    errorOf: (problem, line) => new PatientFileError(line, problems[problem]),
  });
}
