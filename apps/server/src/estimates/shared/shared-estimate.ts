import { randomUUID } from 'node:crypto';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import { printSharedEstimate } from '../../documents/shared-estimate/print-shared-estimate.ts';
import { dayIn } from '../../platform/time.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { EstimateOwner } from '../estimate-owner.ts';
import { keptContent } from '../kept/kept-content.ts';
import { presentEstimate } from '../model/present-estimate.ts';
import type { StoredEstimate } from '../queries/estimates.ts';
import { requireService } from '../services/require-service.ts';
import type { EstimateServices } from '../services.ts';
import { estimateBundle } from './estimate-bundle.ts';

/** What an estimate says now, as a FHIR document with its PDF, in the visitor's language. Null where there is no amount to share. */
export async function sharedEstimate(
  stored: StoredEstimate,
  owner: EstimateOwner,
  { language }: Visitor,
  services: EstimateServices,
): Promise<object | null> {
  const { ports, settings } = services;
  const { healthSystem } = settings;
  const messages = messagesOf(language);
  const service = await requireService(stored.template, services);
  const model = await presentEstimate(stored, service, { owner, language }, services);
  const content = keptContent(model, messages, healthSystem.timeZone);
  if (content === null) return null;
  const madeAt = ports.clock.now();
  const paper = { content, sharedOn: dayIn(healthSystem.timeZone, madeAt) };
  const printed = await printSharedEstimate(paper, messages, { healthSystem, made: madeAt });
  // Names of services and places are the hospital's own: what its settings and files have is set on every page of the portal.
  if (printed.outcome === 'unprintable') throw new Error('a shared estimate has a character that no typeface has');
  const newId = () => `urn:uuid:${randomUUID()}`;
  return estimateBundle(content, messages, { newId, hospital: healthSystem.name, madeAt, language, pdf: printed.pdf });
}
