import type { CallReply, getSession } from '@portico/contract';

/** Whose what the page shows is: the user's own, or somebody's for whom the user acts. Tabs and drafts go by it. */
export function ownerOfSession({
  username,
  actingFor,
}: Pick<CallReply<typeof getSession>, 'username' | 'actingFor'>): string {
  return actingFor === null ? username : `${username} ${actingFor.proxyId}`;
}
