import { shareOfAnswer } from '../share-of-answer.ts';
import { answerOfPlan } from './answer-of-plan.ts';
import { owedExactly } from './owed-exactly.ts';
import type { OracleCase } from './plan.ts';

const PARTS_OF_CENT = 10_000;

/**
 * How a case came out: `asked` where the plan leaves something open and the server asks; else whether the server's
 * amount is the exact one, rounded, or within a cent of it (each deductible's coinsurance is rounded by itself).
 *
 * @throws Error with both amounts where they are more than a cent apart, or where only one of them is known.
 */
export function checkCase(each: OracleCase): 'asked' | 'exact' | 'withinCent' {
  const right = owedExactly(each);
  const { share } = shareOfAnswer(answerOfPlan(each), each.parts, each.copayOrder);
  if (right === null && share === null) return 'asked';
  if (right === null || share === null)
    throw new Error(`${share?.owedCents ?? 'asked'} instead of ${right ?? 'asked'}`);
  const difference = Math.abs(share.owedCents * PARTS_OF_CENT - Number(right));
  if (difference > PARTS_OF_CENT)
    throw new Error(`${share.owedCents} cents instead of ${Number(right) / PARTS_OF_CENT}`);
  return difference <= PARTS_OF_CENT / 2 ? 'exact' : 'withinCent';
}
