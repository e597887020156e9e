import type { InputOf } from '@portico/contract';
import { findInsurance, findInsuranceOnFile, type StoredInsurance } from '../queries/insurances.ts';
import type { StoredEstimate } from '../queries/estimates.ts';
import type { EstimateOwner } from '../estimate-owner.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { atPlace, type Place } from '../figures/insurance-places.ts';
import { unsealInsurance } from '../insurance/insurance.ts';
import { findPayor } from '../insurance/payors.ts';
import { notAskedReply, type RteReply } from '../insurance/rte-reply.ts';
import type { EstimateServices } from '../services.ts';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import { checkInsurance } from '../check-insurance.ts';
import { requireInsurableEstimate } from '../owned-estimate.ts';
import { requireEstimateOwner } from '../require-estimate-owner.ts';

/** Starts the check of an estimate with the insurance that it has, or that the account has on file (spec §7). */
export async function requestRte(
  input: InputOf<'requestRte'>,
  visitor: Visitor,
  services: EstimateServices,
): Promise<RteReply> {
  const { settings } = services;
  const owner = await requireEstimateOwner(input.token, visitor, services);
  const estimate = await requireInsurableEstimate(owner, input.estimateId, services);
  const place = input.second ? 'second' : 'first';
  const stored = await insuranceFor(atPlace(estimate, place), owner, place, services);
  const insurance = stored && unsealInsurance(settings.keys, stored);
  const payor = insurance && findPayor(settings.healthSystem, insurance.payorId, insurance.payorName);
  if (!stored || !insurance || !payor) return notAskedReply(null, null, messagesOf(visitor.language).insurance);
  const checking = { estimate, insurance, insuranceId: stored.id, payor, entered: place, place } as const;
  return checkInsurance(checking, { owner, visitor, needsEstimate: input.needsEstimate }, services);
}

async function insuranceFor(
  { insurance_id }: StoredEstimate,
  { ownerId, kind }: EstimateOwner,
  place: Place,
  { database }: EstimateServices,
): Promise<StoredInsurance | undefined> {
  if (insurance_id !== null) return findInsurance(database.db, ownerId, insurance_id);
  return kind === 'account' && place === 'first' ? findInsuranceOnFile(database.db, ownerId) : undefined;
}
