import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps.ts';
import { readCoverage } from './coverage-document.ts';
import { coverageErrors } from './coverage-errors.ts';
import { houseFiles } from './house-files.ts';
import { readDocument } from './read-document.ts';
import { countSpecLines } from './spec-lines.ts';

/** Checks docs/spec-coverage.md, prints how much of the specification is shown by what, and fails where a row is wrong. */
const specification = join(root, '../shared/spec.md');
const counts = existsSync(specification) ? countSpecLines(readFileSync(specification, 'utf8')) : null;
const document = readCoverage(readDocument('docs/spec-coverage.md'));
const errors = coverageErrors(document, houseFiles, counts);

const openRows = document.lines.filter(({ isOpen }) => isOpen).length;
const byDecision = document.lines.filter(({ isOpen, tests }) => !isOpen && tests.length === 0).length;
const shown = document.lines.length - openRows - byDecision;
console.log(
  `${document.lines.length} lines: ${shown} shown by tests, ${byDecision} by a decision alone, ${openRows} open`,
);
const openPromises = document.promises.filter(({ isOpen }) => isOpen).length;
console.log(`${document.promises.length} promises, ${openPromises} of them kept by no test`);
if (counts === null) console.log('../shared/spec.md is not here: its lines are not counted.');
for (const error of errors) console.error(error);
process.exit(errors.length === 0 ? 0 : 1);
