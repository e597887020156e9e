import type { AdapterPayload } from 'oidc-provider';
import type { OpenIdClient } from '../platform/settings/openid-clients.ts';
import type { Services } from '../platform/services.ts';
import { createAdapter } from './adapter.ts';
import type { AppRequest } from './next-step.ts';
import type { PickedRecord } from './smart/choose-record.ts';

/** The request of an app that waits under this id, and the app; null if there is none, or it has expired. */
export async function findAppRequest(
  id: string,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<{ request: AdapterPayload & AppRequest; client: OpenIdClient } | null> {
  const request: (AdapterPayload & AppRequest) | undefined | void =
    await createAdapter(services)('Interaction').find(id);
  if (!request || (request.exp ?? 0) * 1000 <= Date.now()) return null;
  const client = services.settings.healthSystem.openIdClients.find((each) => each.id === request.params?.['client_id']);
  return client === undefined ? null : { request, client };
}

/** Notes whose record the person of a request has chosen for the app. */
export async function notePicked(
  id: string,
  request: AdapterPayload & AppRequest,
  picked: PickedRecord,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<void> {
  const chosen: AdapterPayload & AppRequest = { ...request, picked };
  await createAdapter(services)('Interaction').upsert(id, chosen);
}

/** Notes since when the person of a request is asked to do something. */
export async function noteAsked(
  id: string,
  request: AdapterPayload & AppRequest,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<void> {
  if (request.askedAt !== undefined) return;
  const asked: AdapterPayload & AppRequest = { ...request, askedAt: services.ports.clock.now().getTime() };
  await createAdapter(services)('Interaction').upsert(id, asked);
}
