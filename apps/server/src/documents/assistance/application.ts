import type { Income, YesNo } from '@portico/assistance';

/** What a person wants to have filled in: '' and null for a line that stays blank. */
export interface Application {
  readonly name: string;
  /** ISO date. */
  readonly birthDate: string | null;
  readonly address: string;
  readonly phone: string;
  readonly household: number | null;
  readonly income: Income | null;
  readonly assetsCents: number | null;
  /** Ids of programmes of the policy. */
  readonly programmes: readonly string[];
  readonly isInsured: YesNo | null;
}
