import type * as z from 'zod/mini';
import type { StaffPermission } from './roles.ts';

type Schema = z.ZodMiniType;

/** A call of staff as both sides know it. All are `POST /calls/<name>` with a JSON body: what is read of a person stands in no address. */
export interface StaffCall<Input extends Schema = Schema, Reply extends Schema = Schema> {
  /** What one of the person's roles must have; null for every member of staff. */
  readonly permission: StaffPermission | null;
  /** Nothing but the audit trail is changed by it: it may be asked again, whatever became of it. */
  readonly isRead?: boolean;
  readonly input: Input;
  readonly reply: Reply;
  /** Whether it counts as use of the session; false where the page makes it by itself, again and again. */
  readonly isUse?: boolean;
  /** How long its body may be, where that is longer than others are. */
  readonly bodyBytes?: number;
}

/** Writes a call of staff. */
export function defineStaffCall<Input extends Schema, Reply extends Schema>(
  call: StaffCall<Input, Reply>,
): StaffCall<Input, Reply> {
  return call;
}
