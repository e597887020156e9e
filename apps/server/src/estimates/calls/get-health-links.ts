import type { InputOf, ReplyOf } from '@portico/contract';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { listHealthLinks } from '../queries/health-links.ts';
import { requireEstimateOwner } from '../require-estimate-owner.ts';
import type { EstimateServices } from '../services.ts';

/** The links by which an estimate is shared now. The links themselves are not there: nobody but who has one can open it. */
export async function getHealthLinks(
  { token, estimateId }: InputOf<'getHealthLinks'>,
  visitor: Visitor,
  services: EstimateServices,
): Promise<ReplyOf<'getHealthLinks'>> {
  const owner = await requireEstimateOwner(token, visitor, services);
  const links = await listHealthLinks(services.database.db, owner.ownerId, services.ports.clock.now());
  return {
    Links: links
      .filter(({ estimate_id }) => estimate_id === estimateId)
      .map(({ link_id, passcode_hash, made_at, expires_at, tries_left }) => ({
        Id: link_id,
        MadeAt: made_at.toISOString(),
        EndsAt: expires_at.toISOString(),
        HasPasscode: passcode_hash !== null,
        IsLocked: tries_left === 0,
      })),
  };
}
