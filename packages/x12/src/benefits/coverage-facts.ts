import type { BenefitRow, ResponsePerson } from '../model/response.ts';
import { rowsOfType } from './counted-rows.ts';

/** What a 271 states beside the figures: facts on which it depends whether rules of law apply to them. */
export interface CoverageFacts {
  /** DMG of the patient: the birth date as an ISO date; `null` if it is not stated, and for sex `U`. */
  readonly birthDate: string | null;
  readonly sex: 'female' | 'male' | null;
  /** EB04 of the rows that state active coverage, each once: `MA` Medicare Part A, `MC` Medicaid, `HM`, `PR` and others. */
  readonly insuranceTypes: readonly string[];
  /** MSG of the rows in network, by service type code, for the codes that have any. In the payer's own words. */
  readonly remarks: ReadonlyMap<string, readonly string[]>;
}

/** The rows that facts are read from. */
interface FactRows {
  /** Those that state active coverage. */
  readonly active: readonly BenefitRow[];
  readonly inNetwork: readonly BenefitRow[];
}

/** Reads the facts of the one person that a response is about; of `null` nothing is known. */
export function coverageFacts(
  patient: ResponsePerson | null,
  { active, inNetwork }: FactRows,
  serviceTypeCodes: readonly string[],
): CoverageFacts {
  const { birthDate = null, sex = null } = patient?.demographics ?? {};
  const insuranceTypes = active.flatMap(({ insuranceType }) => (insuranceType === null ? [] : [insuranceType]));
  const remarks = serviceTypeCodes.map(
    (code) => [code, [...new Set(rowsOfType(inNetwork, code).flatMap(({ messages }) => messages))]] as const,
  );
  return {
    birthDate,
    sex: sex === 'F' ? 'female' : sex === 'M' ? 'male' : null,
    insuranceTypes: [...new Set(insuranceTypes)],
    remarks: new Map(remarks.filter(([, texts]) => texts.length > 0)),
  };
}
