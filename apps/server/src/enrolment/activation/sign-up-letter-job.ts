import type { Language } from '@portico/contract';
import type { SignUpDemographics } from '../../accounts/sign-up-demographics.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';

/** A letter with an access code that a person asked for in the sign-up. */
export interface SignUpLetter {
  /** A UUID, made at the request. */
  id: string;
  language: Language;
  /** As the form gave it, with the address they typed. */
  person: SignUpDemographics;
  /** Whether they say that the hospital has treated them. */
  isPatient: boolean;
  /** Name of the partner they came through. */
  partner: string | null;
}

/** The job of a sign-up letter. It may retry for a long time: the registry of patients can be down overnight. */
export const signUpLetterJob = jobKind<SignUpLetter>('sign-up-letter', {
  retryLimit: 80,
  retryDelay: 30,
  retryDelayMax: 3600,
  expireInSeconds: 120,
});
