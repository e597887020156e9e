import { goodFaithForm, readForm } from '@portico/rules';
import type { InputOf } from '@portico/contract';
import type { GoodFaithEstimate } from '../../documents/good-faith/good-faith-estimate.ts';
import { Refusal } from '../../platform/refusal.ts';
import { dayIn } from '../../platform/time.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { loadEstimateView } from '../model/load-estimate-view.ts';
import { requireEstimate } from '../owned-estimate.ts';
import { requireEstimateOwner } from '../require-estimate-owner.ts';
import type { EstimateServices } from '../services.ts';
import { requireService } from '../services/require-service.ts';
import { goodFaithEstimate } from './good-faith-estimate.ts';

/**
 * The good-faith estimate that a call asks for. What the patient says of themselves is written nowhere: it is on the paper
 * alone.
 *
 * @throws Refusal malformedRequest with the fields to correct; unknownEstimate, also for another owner's; noGoodFaithEstimate
 *   where the hospital gives none, for a hospital that is not ours, and where nothing has a price.
 */
export async function requireGoodFaithEstimate(
  { token, estimateId, ...input }: InputOf<'goodFaithEstimate'>,
  visitor: Visitor,
  services: EstimateServices,
): Promise<GoodFaithEstimate> {
  const { healthSystem } = services.settings;
  const owner = await requireEstimateOwner(token, visitor, services);
  const stored = await requireEstimate(owner.ownerId, estimateId, services);
  const now = services.ports.clock.now();
  const read = readForm(goodFaithForm, input, { today: dayIn(healthSystem.timeZone, now) });
  if ('errors' in read) throw new Refusal('malformedRequest', Object.keys(read.errors));
  if (healthSystem.goodFaithEstimates === undefined) throw new Refusal('noGoodFaithEstimate');
  const service = await requireService(stored.template, services);
  const view = await loadEstimateView(stored, service, { owner, language: visitor.language }, services);
  const { patientName, birthDate, dayOfCare, diagnosisCodes } = read.values;
  const request = { patientName, birthDate, scheduledFor: dayOfCare, diagnosisCodes };
  const estimate = view.location?.ours === true ? goodFaithEstimate(view, request, now) : null;
  if (estimate === null) throw new Refusal('noGoodFaithEstimate');
  return estimate;
}
