import { credentialsForm, type FormInput, readForm, readUsername } from '@portico/rules';
import type { Profile } from '../accounts/profile.ts';
import type { Visitor } from '../platform/visitor/visitor.ts';
import { hashPassword } from '../accounts/passwords/password-hash.ts';
import { malformedFields } from '../accounts/passwords/malformed-fields.ts';
import { passwordErrorsOf } from '../accounts/passwords/password-errors.ts';
import type { Services } from '../platform/services.ts';
import { Refusal } from '../platform/refusal.ts';
import { normalizeAnswer } from '../accounts/security-questions/normalize-answer.ts';
import { questionText } from '../accounts/security-questions/questions.ts';
import { requireOwnAnswer } from '../accounts/security-questions/require-own-answer.ts';

/** The credentials that a person chose, as typed (spec §3, 'Account credentials'). */
export type CredentialsInput = FormInput<typeof credentialsForm>;

/** The credentials after the rules have read them. */
export interface Credentials {
  username: string;
  password: string;
  question: string;
  /** Normalized, as it is hashed and compared. */
  answer: string;
}

/** The stored form of the credentials. */
export interface HashedCredentials {
  username: string;
  passwordHash: string;
  securityQuestion: { id: string; answerHash: string };
}

/** A password must not contain the owner's name or birth date. */
export type CredentialsOwner = Pick<Profile, 'firstName' | 'lastName' | 'birthDate'>;

/**
 * Reads the credentials that a person chose in a sign-up or an activation (spec §5, 'Account form').
 *
 * @param mobile field names that the activation by text message uses instead.
 * @throws Refusal malformedRequest, naming the fields that are missing, wrong, or differ from their confirmation; else
 * passwordRefused, with the errors; else securityAnswerRefused (1008), with the error in the visitor's language.
 */
export async function readCredentials(
  input: CredentialsInput,
  owner: CredentialsOwner,
  { language }: Pick<Visitor, 'language'>,
  services: Pick<Services, 'ports' | 'settings'>,
  mobile: Readonly<Record<string, string>> = {},
): Promise<Credentials> {
  const { firstName, lastName, birthDate } = owner;
  const named = { username: readUsername(input.userId) ?? '', firstName, lastName, birthDate };
  const passwordFaults = await passwordErrorsOf(input.password, named, services);
  const read = readForm(credentialsForm, input, {
    userId: input.userId,
    password: input.password,
    errorsOf: () => passwordFaults,
    isOffered: (id: string) => questionText(id, 'en') !== undefined,
  });
  if ('errors' in read) {
    const malformed = malformedFields(read.errors).map((name) => mobile[name] ?? name);
    if (malformed.length > 0) throw new Refusal('malformedRequest', malformed);
    throw new Refusal('passwordRefused', ['password'], undefined, { passwordFaults });
  }
  const { userId: username, password, securityQuestion: question, securityAnswer } = read.values;
  requireOwnAnswer({ questionId: question, answer: securityAnswer, username, password }, language, 'securityAnswer');
  return { username, password, question, answer: normalizeAnswer(securityAnswer) };
}

/**
 * Hashes credentials. It takes a tenth of a second: call it outside of every transaction.
 *
 * @throws Refusal unavailable if too many calls wait already.
 */
export async function hashCredentials({
  username,
  password,
  question,
  answer,
}: Credentials): Promise<HashedCredentials> {
  const [passwordHash, answerHash] = await Promise.all([hashPassword(password), hashPassword(answer)]);
  return { username, passwordHash, securityQuestion: { id: question, answerHash } };
}
