import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { eligibilityVariables } from './eligibility.ts';
import { enrolmentVariables } from './enrolment-services.ts';
import { framingVariables } from './framing.ts';
import { lettersVariables } from './letters.ts';
import { patientsVariables } from './patients.ts';

const operations = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8');

it.each(
  Object.keys({
    ...eligibilityVariables,
    ...enrolmentVariables,
    ...framingVariables,
    ...lettersVariables,
    ...patientsVariables,
  }),
)('docs/operations.md says what %s is', (name) => {
  expect(operations).toContain(`\`${name}\``);
});
