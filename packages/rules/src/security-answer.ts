import { normalizePassword } from './password.ts';

/** What can be wrong with the answer to a security question, in the order in which it is checked (spec §8, 1008). */
const securityAnswerErrors = [
  /** Fewer than 3 letters or digits. */
  'short',
  /** One letter repeated. */
  'repeated',
  /** Contains the username, or its part before the @. */
  'username',
  /** Is the password, or a part of it. */
  'password',
  /** Has only words of the question. */
  'question',
] as const;

export type SecurityAnswerError = (typeof securityAnswerErrors)[number];

/** What the answer is compared with. */
interface AnswerContext {
  username: string;
  password: string;
  /** The text of the question, in the language in which it was asked. */
  question: string;
}

/** Shorter answers can be guessed, or are initials. A Chinese character counts as two letters. */
const SHORTEST = 3;

/**
 * What is wrong with the answer to a security question; null if nothing is. The answer gives access to the account
 * after the password is lost. Letter case, marks and spaces do not matter.
 */
export function securityAnswerError(input: string, context: AnswerContext): SecurityAnswerError | null {
  const answer = normalizeWord(input);
  const isInvalid: Readonly<Record<SecurityAnswerError, boolean>> = {
    short: Array.from(answer).length + (answer.match(/\p{Script=Han}/gu)?.length ?? 0) < SHORTEST,
    repeated: new Set(answer).size === 1,
    username: namesOf(context.username).some((name) => answer.includes(name)),
    password: normalizeWord(normalizePassword(context.password)).includes(answer),
    question: isOfQuestion(input, context.question),
  };
  return securityAnswerErrors.find((error) => isInvalid[error]) ?? null;
}

/**
 * The username, and its part that names a person. A part of one or two letters is ignored: it is in almost every
 * answer.
 */
function namesOf(username: string): string[] {
  return [username, username.split('@')[0] ?? ''].map(normalizeWord).filter((name) => name.length >= SHORTEST);
}

function isOfQuestion(answer: string, question: string): boolean {
  const asked = new Set(wordsOf(question));
  return wordsOf(answer).every((word) => asked.has(word));
}

function wordsOf(text: string): string[] {
  return text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(normalizeWord)
    .filter((word) => word !== '');
}

/** Letters and digits only, in lower case and without marks. */
function normalizeWord(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
