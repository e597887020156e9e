import type { Language } from '@portico/contract';
import { credentialsForm, type FormInput, readForm, readUsername, securityAnswerFault } from '@portico/rules';
import type { Profile } from '../accounts/profile.ts';
import type { Visitor } from '../platform/visitor/visitor.ts';
import { hashPassword } from '../accounts/passwords/password-hash.ts';
import { malformedFields } from '../accounts/passwords/malformed-fields.ts';
import { faultsOfPassword } from '../accounts/passwords/unwelcome-passwords.ts';
import { Refusal } from '../platform/refusal.ts';
import { foldAnswer } from '../accounts/security-questions/fold-answer.ts';
import { questionText } from '../accounts/security-questions/questions.ts';
import { wordingOf } from '../documents/wording/wording-of.ts';

/** How somebody wants to sign in, as typed (spec §3, 'Account credentials'). */
export type TypedCredentials = FormInput<typeof credentialsForm>;

/** The same as the rules read it. */
export interface Credentials {
  username: string;
  password: string;
  question: string;
  /** Folded, as it is hashed and compared. */
  answer: string;
}

/** What is kept of them. */
export interface HashedCredentials {
  username: string;
  passwordHash: string;
  securityQuestion: { id: string; answerHash: string };
}

/** Whose name and birth date a password must not hold. */
export type CredentialsOwner = Pick<Profile, 'firstName' | 'lastName' | 'birthDate'>;

/**
 * Reads the credentials that somebody chose in a sign-up or an activation (spec §5, 'Account form').
 *
 * @param mobile the names of the fields that text-message activation calls otherwise.
 * @throws Refusal malformedRequest, naming the fields that are missing, wrong, or not as their confirmation is; else
 * passwordRefused, with the faults; else securityAnswerRefused (1008), with what is wrong with it in the visitor's language.
 */
export function readCredentials(
  typed: TypedCredentials,
  owner: CredentialsOwner,
  { language }: Pick<Visitor, 'language'>,
  mobile: Readonly<Record<string, string>> = {},
): Credentials {
  const passwordFaults = faultsOfPassword(typed.password, { username: readUsername(typed.userId) ?? '', ...owner });
  const read = readForm(credentialsForm, typed, {
    userId: typed.userId,
    password: typed.password,
    faultsOf: () => passwordFaults,
    isOffered: (id: string) => questionText(id, 'en') !== undefined,
  });
  if ('errors' in read) {
    const malformed = malformedFields(read.errors).map((name) => mobile[name] ?? name);
    if (malformed.length > 0) throw new Refusal('malformedRequest', malformed);
    throw new Refusal('passwordRefused', ['password'], undefined, { passwordFaults });
  }
  const { userId: username, password, securityQuestion: question, securityAnswer } = read.values;
  requireAnswerOfOnesOwn(typed, username, language);
  return { username, password, question, answer: foldAnswer(securityAnswer) };
}

/** @throws Refusal securityAnswerRefused for an answer that others could guess. */
function requireAnswerOfOnesOwn(
  { password, securityQuestion, securityAnswer }: TypedCredentials,
  username: string,
  language: Language,
): void {
  const question = questionText(securityQuestion, language) ?? '';
  const fault = securityAnswerFault(securityAnswer, { username, password, question });
  if (fault === null) return;
  const message = wordingOf(language).activation.securityAnswer[fault];
  throw new Refusal('securityAnswerRefused', ['securityAnswer'], undefined, { message });
}

/**
 * What is kept of credentials. Outside of every transaction: it takes a tenth of a second.
 *
 * @throws Refusal unavailable when too many wait already.
 */
export async function hashCredentials(
  secret: string,
  { username, password, question, answer }: Credentials,
): Promise<HashedCredentials> {
  const [passwordHash, answerHash] = await Promise.all([hashPassword(secret, password), hashPassword(secret, answer)]);
  return { username, passwordHash, securityQuestion: { id: question, answerHash } };
}
