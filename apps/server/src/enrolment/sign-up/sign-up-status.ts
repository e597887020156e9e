import type { SignUpStatus } from '@portico/contract';
import { demographicsForm, signUpFlow, writeForm } from '@portico/rules';
import type { SignUpDemographics } from '../../accounts/sign-up-demographics.ts';
import type { SignUp } from './sign-up.ts';
import { identityProviderOf } from './sign-up-data.ts';

/** The response for a sign-up. */
export function signUpStatusOf({ state, data }: SignUp): SignUpStatus {
  const { existingPatient } = state;
  return {
    step: state.step,
    cardTriesLeft: state.cc,
    creditHistoryTriesLeft: state.ch,
    existingPatient,
    verificationMethods: methodsOf({ state, data }),
    verificationMethod: state.method,
    ways: [...signUpFlow.alternativesLeft(state)],
    phoneLastFour: existingPatient ? shownDigits(data) : null,
    demographics: data.demographics === null ? null : demographicsAgain(data.demographics, existingPatient),
    username: data.username,
    partner: data.partner,
    ...identityProviderOf(data),
  };
}

/** The digits of the phone, once they may be shown; null before, and where there is no phone to show. */
function shownDigits({ phone }: SignUp['data']): string | null {
  if (phone === null || (phone.waitsForLookup === true && phone.token === null)) return null;
  return phone.suffix;
}

/** The methods to choose from. Before the person is known, those that can be; empty once one is chosen. */
function methodsOf({ state, data }: Pick<SignUp, 'state' | 'data'>): SignUpStatus['verificationMethods'] {
  if (state.step === 'demographics') return [...signUpFlow.methodsOffered(state)];
  return state.step === 'method' ? methodsToChoose({ state, data }) : [];
}

/** The methods that a person can choose now: the phone where the registry has told of one. */
export function methodsToChoose({ state, data }: Pick<SignUp, 'state' | 'data'>): signUpFlow.Method[] {
  return signUpFlow.methodsOffered(state).filter((method) => method !== 'phone' || data.phone !== null);
}

/** The input, in the fields of the form. */
function demographicsAgain(
  { birthDate, ...given }: SignUpDemographics,
  existingPatient: boolean,
): SignUpStatus['demographics'] {
  const { nationalId: _nationalId, ...input } = writeForm(demographicsForm, { ...given, dateOfBirth: birthDate });
  return { ...input, existingPatient };
}
