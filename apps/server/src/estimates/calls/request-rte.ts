import type { InputOf } from '@portico/contract';
import { findInsurance, findInsuranceOnFile, type StoredInsurance } from '../queries/insurances.ts';
import type { StoredEstimate } from '../queries/estimates.ts';
import type { EstimateOwner } from '../estimate-owner.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { atPlace, type Place } from '../figures/insurance-places.ts';
import { unsealInsurance } from '../insurance/insurance.ts';
import { insuranceViewOf } from '../insurance/insurance-of-estimate.ts';
import { findPayor } from '../insurance/payors.ts';
import { placeOfEntry } from '../insurance/place-of-entry.ts';
import { notAskedReply, type RteReply } from '../insurance/rte-reply.ts';
import { secondOnFile } from '../insurance/second-on-file.ts';
import type { EstimateServices } from '../services.ts';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import { checkInsurance } from '../check-insurance.ts';
import { requireInsurableEstimate } from '../owned-estimate.ts';
import { requireEstimateOwner } from '../require-estimate-owner.ts';

/**
 * Starts the check of an estimate with the insurance that it has, or that the account has on file (spec §7). One on file that pays second
 * is placed as one that is entered.
 */
export async function requestRte(
  input: InputOf<'requestRte'>,
  visitor: Visitor,
  services: EstimateServices,
): Promise<RteReply> {
  const { settings } = services;
  const owner = await requireEstimateOwner(input.token, visitor, services);
  const estimate = await requireInsurableEstimate(owner, input.estimateId, services);
  const entered = input.second ? 'second' : 'first';
  const stored = await insuranceFor(estimate, owner, entered, services);
  const insurance = stored && unsealInsurance(settings.keys, stored);
  const payor = insurance && findPayor(settings.healthSystem, insurance.payorId, insurance.payorName);
  if (!stored || !insurance || !payor) return notAskedReply(null, null, messagesOf(visitor.language).insurance);
  const isFromFile = atPlace(estimate, entered).insurance_id === null;
  const first = isFromFile && input.second ? await insuranceViewOf(estimate, services) : null;
  const place = first === null ? entered : placeOfEntry(payor, first, entered, settings.healthSystem);
  const checking = { estimate, insurance, insuranceId: stored.id, payor, entered, place } as const;
  return checkInsurance(checking, { owner, visitor, needsEstimate: input.needsEstimate }, services);
}

async function insuranceFor(
  estimate: StoredEstimate,
  owner: EstimateOwner,
  place: Place,
  services: EstimateServices,
): Promise<StoredInsurance | undefined> {
  const { db } = services.database;
  const { insurance_id } = atPlace(estimate, place);
  if (insurance_id !== null) return findInsurance(db, owner.ownerId, insurance_id);
  if (place === 'second') return (await secondOnFile(estimate, owner, services))?.stored;
  return owner.kind === 'account' ? findInsuranceOnFile(db, owner.ownerId) : undefined;
}
