import type { Language, WorkingStep } from '@portico/contract';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import type { InsuredEstimate } from '../figures/insured-estimate.ts';
import type { Benefits } from '../figures/plan-benefits.ts';
import { workingSteps } from '../model/working.ts';
import { hospital, insuredProcedure, nameOfPart, physician, procedure } from './insured-service.ts';

/** The working of an estimate of the procedure, step by step. */
export function stepsIn(insured: InsuredEstimate, language: Language = 'en'): WorkingStep[] {
  if (insured.owed === null) throw new Error('no amount');
  const { share } = insured.owed;
  const messages = messagesOf(language);
  return workingSteps({ service: procedure, insured, share, messages, reachedTypes: [], nameOf: nameOfPart });
}

/** The same at the prices of `hospital` and `physician`. */
export const stepsOf = (benefits: Benefits, language: Language = 'en'): WorkingStep[] =>
  stepsIn(insuredProcedure([hospital, physician], benefits), language);

/** What stands below the total there. */
export const belowTotal = (benefits: Benefits, language: Language = 'en'): string =>
  stepsOf(benefits, language).at(-1)?.Detail ?? '';
