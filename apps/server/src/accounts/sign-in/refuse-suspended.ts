import { Refusal } from '../../platform/refusal.ts';

/** The refusal of a suspended account: only for a person who has given the right password (docs/decisions/0021). */
export function refuseSuspended(status: 'mustReset' | 'suspended'): Refusal {
  const details = { action: 'loginSuspended', canReset: status === 'mustReset' } as const;
  return new Refusal('loginSuspended', [], undefined, details);
}
