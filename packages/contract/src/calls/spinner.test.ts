import { describe, expect, it } from 'vitest';
import { showsSpinner } from './spinner.ts';

describe('a loading spinner (spec §7)', () => {
  it.each([
    '/GuestEstimates/CheckRTE',
    '/Private/Ajax/V1/enrollment/Demographics',
    '/Private/Ajax/V1/enrollment/CCVerification',
    '/Private/Ajax/V1/enrollment/SecurityQuestions',
    '/Private/Ajax/V1/enrollment/userLoginCredential',
    '/Private/Ajax/V1/enrollment/TermsCondition',
    '/Private/Ajax/V1/enrollment/CreditQuestions',
    '/Private/Ajax/V1/enrollment/ActivationCode',
    '/Private/Ajax/V1/enrollment/Signup',
    '/Private/Ajax/V1/Partners/cisco/RequestAccount',
    '/Partners/cisco/VerifyEmail',
    '/Private/Ajax/V1/Activation/Lookup',
    '/Activation/MobileActivateAccount',
  ])('shows for %s', (path) => expect(showsSpinner(path)).toBe(true));

  it.each(['/Private/Ajax/V1/MyHealthLogin', '/GuestEstimates/GetServiceTemplates', '/Estimates/CheckRTE'])(
    'does not for %s, which says itself that it is under way',
    (path) => expect(showsSpinner(path)).toBe(false),
  );
});
