import { foldPassword } from './password.ts';

/** What can be wrong with the answer to a security question, in the order in which it is looked for (spec §8, 1008). */
const securityAnswerFaults = [
  /** Fewer than 3 letters or digits. */
  'short',
  /** One letter again and again. */
  'repeated',
  /** Holds the username, or what stands before its @. */
  'username',
  /** Is the password, or a part of it. */
  'password',
  /** Nothing but words of the question. */
  'question',
] as const;

export type SecurityAnswerFault = (typeof securityAnswerFaults)[number];

/** What an answer is chosen along with. */
interface AnswerContext {
  username: string;
  password: string;
  /** The text of the question, in the language in which it was asked. */
  question: string;
}

/** Shorter ones are guessed, or are initials. A Chinese character says as much as two letters. */
const SHORTEST = 3;

/**
 * What is wrong with the answer to a security question, which opens the account to whoever lost the password; null where nothing
 * is. Letter case, marks and spaces do not matter.
 */
export function securityAnswerFault(typed: string, context: AnswerContext): SecurityAnswerFault | null {
  const answer = fold(typed);
  const isFaulty: Readonly<Record<SecurityAnswerFault, boolean>> = {
    short: Array.from(answer).length + (answer.match(/\p{Script=Han}/gu)?.length ?? 0) < SHORTEST,
    repeated: new Set(answer).size === 1,
    username: namesOf(context.username).some((name) => answer.includes(name)),
    password: fold(foldPassword(context.password)).includes(answer),
    question: isOfQuestion(typed, context.question),
  };
  return securityAnswerFaults.find((fault) => isFaulty[fault]) ?? null;
}

/** The username, and the part of it that people know somebody by. One or two letters stand in any answer. */
function namesOf(username: string): string[] {
  return [username, username.split('@')[0] ?? ''].map(fold).filter((name) => name.length >= SHORTEST);
}

function isOfQuestion(answer: string, question: string): boolean {
  const asked = new Set(wordsOf(question));
  return wordsOf(answer).every((word) => asked.has(word));
}

function wordsOf(text: string): string[] {
  return text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(fold)
    .filter((word) => word !== '');
}

/** Letters and digits alone, without marks and capitals. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
