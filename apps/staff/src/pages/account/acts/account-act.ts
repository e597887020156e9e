import type { ExportForm, StaffPermission } from '@portico/staff-contract';
import type { ReactNode } from 'react';

/** Something that can be done to an account. */
export interface AccountAct {
  /** The same of what is done and undone at one place, so that focus stays on its button. */
  readonly id: string;
  readonly needs: StaffPermission;
  readonly button: string;
  readonly title: string;
  readonly about: ReactNode;
  readonly isDangerous: boolean;
  /** Whether the dialog asks why. What is not asked for is not recorded. */
  readonly takesReason: boolean;
  /** What becomes of accesses that were given meanwhile is asked. */
  readonly takesAccess: boolean;
  /** In which form the data are saved is asked. */
  readonly takesForm: boolean;
  /** What is said once it is done. */
  readonly done: string;
  readonly run: (given: { reason: string; access: 'keep' | 'end' | null; form: ExportForm }) => Promise<unknown>;
}

const silentAct = { isDangerous: false, takesReason: false, takesAccess: false, takesForm: false };

/** What an act is like that does not say otherwise: without a reason, with one, and with one for what takes something away. */
export const actLike = {
  silent: silentAct,
  reasoned: { ...silentAct, takesReason: true },
  dangerous: { ...silentAct, takesReason: true, isDangerous: true },
} as const;
