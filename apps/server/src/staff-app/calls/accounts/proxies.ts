import type { ProxyLineModel } from '@portico/staff-contract';
import { listProxiesForStaff, type ProxyLine } from '../../../staff/proxies/list-proxies.ts';
import { revokeProxyForStaff } from '../../../staff/proxies/revoke-proxy.ts';
import { readReason } from '../../../staff/reason.ts';
import type { StaffHandlers } from '../../handler.ts';
import { staffOf } from '../../services.ts';

export const proxyCalls = {
  async listProxies({ accountId: username, reason }, member, { services }) {
    const asked = { patient: { username }, reason: readReason(reason) };
    return { proxies: (await listProxiesForStaff(staffOf(member, services), asked)).map(lineModel) };
  },
  async revokeProxy({ accountId: username, id, reason }, member, { services }) {
    await revokeProxyForStaff(staffOf(member, services), { patient: { username }, id, reason: readReason(reason) });
    return {};
  },
} satisfies Pick<StaffHandlers, 'listProxies' | 'revokeProxy'>;

function lineModel({ scopes, since, until, ...line }: ProxyLine): ProxyLineModel {
  return { ...line, scopes: [...scopes], since: since?.toISOString() ?? null, until: until.toISOString() };
}
