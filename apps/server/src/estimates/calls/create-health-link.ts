import { type InputOf, type ReplyOf, viewerLink } from '@portico/contract';
import { randomBytes, randomUUID } from 'node:crypto';
import { hashPassword } from '../../accounts/passwords/password-hash.ts';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import { qrCode } from '../../documents/qr-code.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { encryptFile } from '../../platform/crypto/encrypt-file.ts';
import { hashOf, newToken } from '../../platform/crypto/token.ts';
import { limitPapers } from '../../platform/limits/limit-papers.ts';
import { limits } from '../../platform/limits/limits.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { endOfKept } from '../kept/end-of-kept.ts';
import { requireEstimate } from '../owned-estimate.ts';
import { insertHealthLink, listHealthLinks } from '../queries/health-links.ts';
import { requireEstimateOwner } from '../require-estimate-owner.ts';
import type { EstimateServices } from '../services.ts';
import { manifestUrl } from '../shared/health-link-address.ts';
import { sharedEstimate } from '../shared/shared-estimate.ts';

/** Bytes (A256GCM). */
const KEY_LENGTH = 32;

/**
 * Shares what an estimate says now by a SMART Health Link. The key of the link goes out with this reply and is stored nowhere: what stays here cannot be read here.
 *
 * @throws Refusal unknownEstimate; notPermitted for an account that may not save; malformedRequest for a passcode that is too short; tooManyEstimates where as
 *   many links are open as may be; tooManyRequests, with the seconds to wait.
 */
export async function createHealthLink(
  { token, estimateId, passcode }: InputOf<'createHealthLink'>,
  visitor: Visitor,
  services: EstimateServices,
): Promise<ReplyOf<'createHealthLink'>> {
  const { database, ports, settings } = services;
  const owner = await requireEstimateOwner(token, visitor, services);
  if (owner.kind === 'account' && !owner.canEditAndSave) throw new Refusal('notPermitted');
  const stored = await requireEstimate(owner.ownerId, estimateId, services);
  if (passcode !== '' && passcode.length < limits.healthLinkPasscode.number)
    throw new Refusal('malformedRequest', ['passcode']);
  await limitPapers(visitor, services);
  const content = await sharedEstimate(stored, owner, visitor, services);
  if (content === null) return { Success: false, Link: '', Code: { size: 0, path: '' } };
  const now = ports.clock.now();
  const [address, key] = [newToken(), randomBytes(KEY_LENGTH)];
  const row = {
    token_hash: hashOf(address),
    link_id: randomUUID(),
    owner_kind: owner.kind,
    owner_id: owner.ownerId,
    estimate_id: stored.id,
    file: await encryptFile(JSON.stringify(content), key),
    passcode_hash: passcode === '' ? null : await hashPassword(passcode),
    tries_left: limits.healthLinkTries.number,
    made_at: now,
    expires_at: endOfKept(now, settings.healthSystem).ends,
  };
  await database.db.transaction().execute(async (trx) => {
    const links = await listHealthLinks(trx, owner.ownerId, now);
    if (links.length >= limits.healthLinks.number) throw new Refusal('tooManyEstimates');
    await insertHealthLink(trx, row);
    const accountId = owner.kind === 'account' ? owner.ownerId : null;
    const actor = owner.kind === 'account' ? 'account' : 'visitor';
    await appendAudit(trx, auditContext(visitor, services), { event: 'healthLinkMade', accountId, actor });
  });
  const payload = {
    url: manifestUrl(settings.publicUrl, address),
    ...(passcode === '' ? {} : { flag: 'P' }),
    key: key.toString('base64url'),
    exp: Math.floor(row.expires_at.getTime() / 1000),
    label: messagesOf(visitor.language).shared.title,
    v: 1,
  };
  const bare = `shlink:/${Buffer.from(JSON.stringify(payload)).toString('base64url')}`;
  const link = viewerLink(settings.publicUrl, bare);
  return { Success: true, Link: link, Code: qrCode(link) };
}
