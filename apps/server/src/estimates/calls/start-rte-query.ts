import type { InputOf } from '@portico/contract';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { findPayor } from '../insurance/payors.ts';
import { readInsurance } from '../insurance/read-insurance.ts';
import { inputErrorsReply, type RteReply } from '../insurance/rte-reply.ts';
import type { EstimateServices } from '../services.ts';
import { dayIn } from '../../platform/time.ts';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import { checkInsurance } from '../check-insurance.ts';
import { requireInsurableEstimate } from '../owned-estimate.ts';
import { requireEstimateOwner } from '../require-estimate-owner.ts';

/**
 * Stores an insurance for an estimate, and starts the eligibility check. An insurance with errors is not stored. For a signed-in person,
 * it becomes the coverage on file.
 */
export async function startRteQuery(
  input: InputOf<'startRteQuery'>,
  visitor: Visitor,
  services: EstimateServices,
): Promise<RteReply> {
  const { insurance: messages } = messagesOf(visitor.language);
  const { healthSystem } = services.settings;
  const owner = await requireEstimateOwner(input.token ?? input.GuestToken, visitor, services);
  const payor = findPayor(healthSystem, input.PayorId, input.PayorName.trim());
  if (payor === undefined) return inputErrorsReply([{ key: 'INVALID-PAYOR-NAME', kind: 'missing' }], messages);
  const today = dayIn(healthSystem.timeZone, services.ports.clock.now());
  const read = readInsurance(input, payor, today);
  if ('errors' in read) return inputErrorsReply(read.errors, messages);
  const estimate = await requireInsurableEstimate(owner, input.estimateId, services);
  const checking = { estimate, insurance: read.insurance, insuranceId: null, payor };
  return checkInsurance(checking, { owner, visitor, needsEstimate: input.needsEstimate }, services);
}
