import { Refusal } from '../../platform/refusal.ts';

/**
 * The refusal of a suspended account: only for a person who has given the right password (docs/decisions/0021). One that was
 * closed meanwhile is as one that is not there (docs/decisions/0083).
 */
export function refuseSuspended(status: 'mustReset' | 'suspended' | 'closed'): Refusal {
  if (status === 'closed') return new Refusal('invalidLogin');
  const details = { action: 'loginSuspended', canReset: status === 'mustReset' } as const;
  return new Refusal('loginSuspended', [], undefined, details);
}
