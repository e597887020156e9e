import { heldScopes } from '@portico/contract';
import * as z from 'zod/mini';
import { defineStaffCall } from '../define-staff-call.ts';
import { accountId, nothing, reason, time } from './fields.ts';

/** An access to a record, or an invitation to it. */
const proxyLine = z.object({
  id: z.uuid(),
  /** Somebody looks after the owner; is invited to; is looked after by the owner. */
  kind: z.enum(['lookedAfterBy', 'invited', 'looksAfter']),
  /** Null for one who has no account any more. */
  name: z.nullable(z.string()),
  /** Where the invitation went to; null of an access. */
  email: z.nullable(z.string()),
  /** Nothing, where a teenager's privacy leaves nothing of it. */
  scopes: z.array(z.enum(heldScopes)),
  /** Null of an invitation. */
  since: z.nullable(time),
  /** When the access ends, or until when the invitation can be taken. */
  until: time,
});
export type ProxyLineModel = z.infer<typeof proxyLine>;

/** Who looks after the owner of an account, who is invited to, and whom the owner looks after. */
export const listProxies = defineStaffCall({
  isRead: true,
  permission: 'readAccounts',
  input: z.object({ accountId, reason }),
  reply: z.object({ proxies: z.array(proxyLine) }),
});

/** Ends an access or an invitation, on either side. */
export const revokeProxy = defineStaffCall({
  permission: 'endAccounts',
  input: z.object({ accountId, id: z.uuid(), reason }),
  reply: nothing,
});
