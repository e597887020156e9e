import type { BenefitRow, ResponsePerson } from '../model/response.ts';
import { isActiveCode, isInactiveCode } from './status-codes.ts';
import { isOfMedicalPlan } from './insurance-kind.ts';
import { PLAN, rowsOfType } from './counted-rows.ts';
import { spansFit, spansOfPlan } from './dates-fit.ts';
import { mayBeOfType, mayState } from './unreadable-rows.ts';

/** Whether the plan is active on a day, and the rows that state it. */
export interface ActiveCoverage {
  readonly active: boolean | null;
  readonly rows: readonly BenefitRow[];
}

/**
 * Rule 9: active if a row of type 30 has EB01 1–5 and its dates include the day; else inactive if one has 6–8 (its
 * dates say since when, so they need not include the day), and none that was not read whole may say otherwise; else
 * unknown (`null`).
 */
export function activeCoverage(person: ResponsePerson, on: string): ActiveCoverage {
  const said = rowsOfType(person.benefits, PLAN).filter(
    (row) => saysOfPlan(row) && isOfMedicalPlan(row, PLAN) && saysWhen(row),
  );
  const rows = said.filter((row) => isActiveCode(row.information) && holds(row, person, on));
  if (rows.length > 0) return { active: true, rows };
  const isInactive = said.some(({ information }) => isInactiveCode(information)) && !mayBeActive(person);
  return { active: isInactive ? false : null, rows: [] };
}

/** Whether a row may say whether the plan is active: one whose network is unknown (EB12 `U`) may, one for a procedure cannot. */
export const saysOfPlan = ({ network, procedure }: BenefitRow): boolean => network !== 'N' && procedure === null;

/** Whether a row that was not read whole may say that the plan is active (decision 64). */
export function mayBeActive({ benefits }: ResponsePerson): boolean {
  return benefits.some((row) => !saysWhen(row) && mayState(row, isActiveCode) && mayBeOfType(row, PLAN));
}

/** Elements of an EB without which an active plan is still an active plan: coverage level, name, and all figures. */
const irrelevant: ReadonlySet<number> = new Set([2, 5, 6, 7, 8, 9, 10, 14]);

/** Whether nothing is rejected, or missing, of the row that would tell for whom, for what and when it holds (decision 64). */
const saysWhen = ({ unreadable, rejections }: BenefitRow): boolean =>
  rejections.length === 0 && unreadable.every((element) => irrelevant.has(element));

const holds = (row: BenefitRow, person: ResponsePerson, on: string): boolean =>
  spansFit(spansOfPlan(row.dates, person.dates), on);
