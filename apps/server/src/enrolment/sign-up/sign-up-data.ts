import type { signUpFlow } from '@portico/rules';
import type { SignUpDemographics } from '../../accounts/sign-up-demographics.ts';
import type { OpenMatch } from '../../patients/matching/match-case.ts';
import type { AssuranceLevel } from '../../ports/identity-providers.ts';
import type { BureauQuestion } from '../../ports/bureau.ts';

/** The phone that a code can go to, and the code that went there last. */
export interface SignUpPhone {
  /** Its last four digits, as they are shown. */
  readonly suffix: string;
  /** Whether they are shown from the first lookup on, which needs a captcha; missing in rows that were written before it was. */
  readonly waitsForLookup?: boolean;
  /** E.164; null for a decoy, whose owner nobody knows: no message goes there, and nothing else tells it apart. */
  readonly number: string | null;
  /** Of the lookup, for the two calls that follow; null before. */
  readonly token: string | null;
  readonly code: SignUpCode | null;
}

/** A code that was sent. Times are ISO. */
export interface SignUpCode {
  /** Keyed hash, base64url. */
  readonly hash: string;
  readonly sentAt: string;
  readonly expiresAt: string;
  readonly wrongTries: number;
  readonly isUsed: boolean;
}

/** The questions that are open, as the bureau asked them. */
export interface SignUpQuestions {
  /** The bureau's. */
  readonly token: string;
  readonly questions: readonly BureauQuestion[];
}

/** By what account elsewhere somebody has shown who they are. */
export interface SignUpIdentity {
  readonly provider: string;
  /** Keyed hash of issuer and subject, base64url. */
  readonly subject: string;
  readonly level: AssuranceLevel;
  /** It signs the person in from then on: they have said so. Missing before they are asked. */
  readonly signsIn?: boolean;
}

/** The identity of an enrolment, with what its person says of it. Nothing where another way has shown who they are. */
export function identityWith(
  { identity }: { readonly identity?: SignUpIdentity },
  signsIn: boolean,
): { readonly identity?: SignUpIdentity } {
  return identity === undefined ? {} : { identity: { ...identity, signsIn } };
}

/** Which identity provider has shown who the person of an enrolment is, for its page. */
export function identityProviderOf({ identity }: { readonly identity?: SignUpIdentity }): {
  identityProvider?: string;
} {
  return identity === undefined ? {} : { identityProvider: identity.provider };
}

/** What was said and found out in a sign-up. Stored sealed with the enrolment. */
export interface SignUpData {
  readonly demographics: SignUpDemographics | null;
  /** Whether the registry has answered about this person; false where it could not be reached. */
  readonly isPatientSought: boolean;
  /** The patient whom the person is, by what they say (packages/matching). Told to nobody. */
  readonly patientId: string | null;
  /** The ZIP codes on the patient's record; empty for no patient, and missing in rows that were written before it was. */
  readonly recordZips?: readonly string[];
  /** Records that may be the person's, where no one is; missing in rows that were written before it was. Told to nobody. */
  readonly openMatches?: readonly OpenMatch[];
  /** For existing patients, a decoy's where there is none on file; null where the registry could not be reached. */
  readonly phone: SignUpPhone | null;
  readonly questions: SignUpQuestions | null;
  /** ISO time until which a card check or a bureau is being asked: nothing else is tried meanwhile. Null while none is. */
  readonly askedUntil: string | null;
  /** The method that was named before one could be chosen; missing in rows that were written before it was. */
  readonly wantedMethod?: signUpFlow.Method | null;
  /** Missing where an identity provider did not show who the person is. */
  readonly identity?: SignUpIdentity;
  /** In whose context the sign-up began. */
  readonly partner: string | null;
  /** The mailbox that was shown on the way to the partner; missing in rows that were written before it was. */
  readonly provenEmail?: string | null;
  /** Of the account, from its creation on. */
  readonly username: string | null;
}

/** The registry has not been asked. */
export const noPatientLookup = {
  isPatientSought: false,
  patientId: null,
  recordZips: [],
  openMatches: [],
  phone: null,
} as const;

/** Nothing is said yet. */
export const emptySignUpData: SignUpData = {
  demographics: null,
  ...noPatientLookup,
  questions: null,
  askedUntil: null,
  partner: null,
  username: null,
};
