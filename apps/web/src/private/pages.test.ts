import { states } from '@portico/contract';
import { describe, expect, it } from 'vitest';

const folders = Object.keys(import.meta.glob('./pages/*/page.tsx')).map((path) => path.split('/')[2]);
const signedIn = [...states.values()].filter(({ access }) => access === 'signedIn').map(({ name }) => name);

describe('the pages of the signed-in app (spec §2; issues 3, 4)', () => {
  it.each(folders)('%s is the name of a signed-in state', (name) => expect(signedIn).toContain(name));

  it.each([
    'signedin.home',
    'account-security',
    'account-activity',
    'signedin.ed',
    'signedin.inpatient',
    'proxy-accept',
    'people',
    'messages.helpdesk',
    'messages.feedback',
    'patient-cost-estimates',
    'patient-cost-estimates-location',
    'patient-cost-estimates-services',
    'patient-cost-estimates-compare',
    'patient-cost-estimates-detail',
  ])('%s has one', (name) => expect(folders).toContain(name));
});
