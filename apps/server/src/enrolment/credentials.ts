import type { Language } from '@portico/contract';
import { isSamePassword, isSameUsername, readUsername, securityAnswerFault } from '@portico/rules';
import type { Profile } from '../accounts/profile.ts';
import type { Visitor } from '../platform/visitor/visitor.ts';
import { hashPassword } from '../accounts/passwords/password-hash.ts';
import { faultsOfPassword } from '../accounts/passwords/unwelcome-passwords.ts';
import { Refusal } from '../platform/refusal.ts';
import { foldAnswer } from '../accounts/security-questions/fold-answer.ts';
import { questionText } from '../accounts/security-questions/questions.ts';
import { wordingOf } from '../documents/wording/wording-of.ts';

/** The credentials that a person chose, as typed (spec §3, 'Account credentials'). */
export interface TypedCredentials {
  userId: string;
  userIdVerification: string;
  password: string;
  passwordVerification: string;
  /** Id of one of the portal's questions. */
  securityQuestion: string;
  securityAnswer: string;
}

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
export function readCredentials(
  typed: TypedCredentials,
  owner: CredentialsOwner,
  { language }: Pick<Visitor, 'language'>,
  mobile: Readonly<Partial<Record<keyof TypedCredentials, string>>> = {},
): Credentials {
  const username = readUsername(typed.userId);
  const answer = foldAnswer(typed.securityAnswer);
  const isFaulty: Readonly<Record<keyof TypedCredentials, boolean>> = {
    userId: username === null,
    userIdVerification: username !== null && !isSameUsername(typed.userId, typed.userIdVerification),
    password: typed.password === '',
    passwordVerification: !isSamePassword(typed.password, typed.passwordVerification),
    securityQuestion: questionText(typed.securityQuestion, 'en') === undefined,
    securityAnswer: answer === null,
  };
  const faulty = (Object.keys(isFaulty) as Array<keyof TypedCredentials>).filter((name) => isFaulty[name]);
  if (username === null || answer === null || faulty.length > 0) {
    throw new Refusal(
      'malformedRequest',
      faulty.map((name) => mobile[name] ?? name),
    );
  }
  const passwordFaults = faultsOfPassword(typed.password, { username, ...owner });
  if (passwordFaults.length > 0) throw new Refusal('passwordRefused', ['password'], undefined, { passwordFaults });
  const { password, securityQuestion: question } = typed;
  requireAnswerOfOnesOwn(typed, username, language);
  return { username, password, question, answer };
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
 * Hashes credentials. It takes a tenth of a second: call it outside of every transaction.
 *
 * @throws Refusal unavailable if too many calls wait already.
 */
export async function hashCredentials(
  secret: string,
  { username, password, question, answer }: Credentials,
): Promise<HashedCredentials> {
  const [passwordHash, answerHash] = await Promise.all([hashPassword(secret, password), hashPassword(secret, answer)]);
  return { username, passwordHash, securityQuestion: { id: question, answerHash } };
}
