import type { SignUpStanding } from '@portico/contract';
import { type Phone, signUpFlow } from '@portico/rules';
import type { SignUpDemographics } from '../../accounts/sign-up-demographics.ts';
import type { SignUp } from './sign-up.ts';

/** Where a browser stands in its sign-up, as it is told. */
export function standingOf({ state, data }: SignUp): SignUpStanding {
  const { existingPatient } = state;
  return {
    step: state.step,
    cardTriesLeft: state.cc,
    creditHistoryTriesLeft: state.ch,
    existingPatient,
    verificationMethods: methodsOf({ state, data }),
    verificationMethod: state.method,
    ways: [...signUpFlow.waysLeft(state)],
    phoneLastFour: existingPatient ? (data.phone?.suffix ?? null) : null,
    demographics: data.demographics === null ? null : demographicsAgain(data.demographics, existingPatient),
    username: data.username,
    partner: data.partner,
  };
}

/** The methods to choose from, where one is to be chosen. */
function methodsOf({ state, data }: Pick<SignUp, 'state' | 'data'>): SignUpStanding['verificationMethods'] {
  if (state.step !== 'method') return [];
  return signUpFlow.methodsOffered(state).filter((method) => method !== 'phone' || data.phone !== null);
}

/** What was given, as the form takes it. */
function demographicsAgain(
  { nationalId: _nationalId, birthDate, ...given }: SignUpDemographics,
  existingPatient: boolean,
): SignUpStanding['demographics'] {
  const [year, month, day] = birthDate.split('-').map(Number);
  return {
    ...given,
    homePhone: written(given.homePhone),
    mobilePhone: written(given.mobilePhone),
    workPhone: written(given.workPhone),
    email: given.email ?? '',
    dateOfBirth: `${month}/${day}/${year}`,
    existingPatient,
    medicalRecordNumber: given.medicalRecordNumber ?? '',
  };
}

/** As spec §5 sends a phone, with its extension. */
function written(phone: Phone | null): string {
  if (phone === null) return '';
  return phone.extension === '' ? phone.dashed : `${phone.dashed} x${phone.extension}`;
}
