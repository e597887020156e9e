import { type InputOf, insuranceFieldNames, type Language } from '@portico/contract';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { atPlace } from '../figures/insurance-places.ts';
import { isSameCard, type Insurance, unsealInsurance } from '../insurance/insurance.ts';
import { insuranceViewOf } from '../insurance/insurance-of-estimate.ts';
import { findPayor } from '../insurance/payors.ts';
import { placeOfEntry } from '../insurance/place-of-entry.ts';
import type { StoredEstimate } from '../queries/estimates.ts';
import { findInsurance } from '../queries/insurances.ts';
import { readInsurance } from '../insurance/read-insurance.ts';
import { inputErrorsReply, type RteReply } from '../insurance/rte-reply.ts';
import type { EstimateServices } from '../services.ts';
import { dayIn } from '../../platform/time.ts';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import { requestRte } from './request-rte.ts';
import { checkInsurance } from '../check-insurance.ts';
import { requireInsurableEstimate } from '../owned-estimate.ts';
import { requireEstimateOwner } from '../require-estimate-owner.ts';

/**
 * Stores an insurance for an estimate, and starts the eligibility check; without one it checks the insurance that is there. An insurance with errors is not stored. For a signed-in person,
 * it becomes the coverage on file.
 */
export async function startRteQuery(
  input: InputOf<'startRteQuery'>,
  visitor: Visitor,
  services: EstimateServices,
): Promise<RteReply> {
  if (isWithoutInsurance(input))
    return requestRte({ ...input, token: input.token ?? input.GuestToken }, visitor, services);
  const { insurance: messages } = messagesOf(visitor.language);
  const { healthSystem } = services.settings;
  const owner = await requireEstimateOwner(input.token ?? input.GuestToken, visitor, services);
  const payor = findPayor(healthSystem, input.PayorId ?? '', input.PayorName.trim());
  if (payor === undefined) return inputErrorsReply([{ key: 'INVALID-PAYOR-NAME', kind: 'missing' }], messages);
  const today = dayIn(healthSystem.timeZone, services.ports.clock.now());
  const read = readInsurance(input, payor, today);
  if ('errors' in read) return inputErrorsReply(read.errors, messages);
  const estimate = await requireInsurableEstimate(owner, input.estimateId, services);
  const kept = atPlace(estimate, input.second ? 'first' : 'second');
  if (await isEntered(read.insurance, kept, services)) return alreadyEnteredReply(read.insurance, visitor.language);
  const other = await insuranceViewOf(kept, services);
  const entered = input.second ? 'second' : 'first';
  const place = placeOfEntry(payor, other, entered, healthSystem);
  const checking = {
    estimate,
    insurance: read.insurance,
    insuranceId: null,
    payor,
    entered,
    place,
  } as const;
  return checkInsurance(checking, { owner, visitor, needsEstimate: input.needsEstimate }, services);
}

/** Whether an insurance is the one that the estimate has at its other place. */
async function isEntered(
  insurance: Insurance,
  { owner_id, insurance_id }: StoredEstimate,
  { database, settings }: EstimateServices,
): Promise<boolean> {
  const other = insurance_id === null ? undefined : await findInsurance(database.db, owner_id, insurance_id);
  return other !== undefined && isSameCard(insurance, unsealInsurance(settings.keys, other));
}

function alreadyEnteredReply({ member, subscriber }: Insurance, language: Language): RteReply {
  const { insurance, second } = messagesOf(language);
  const ofHolder = (subscriber?.number ?? '') === '' ? 'INVALID-PAYOR-NAME' : 'INVALID-SUBSCRIBER-ID';
  const key = member.number === '' ? ofHolder : 'INVALID-MEMBER-ID';
  const reply = inputErrorsReply([{ key, kind: 'invalid' }], insurance);
  return { ...reply, Errors: [{ Key: key, Text: second.alreadyEntered }] };
}

/** The payload that spec §7 lists, the estimate alone: the check of the insurance that the estimate has. */
function isWithoutInsurance(input: InputOf<'startRteQuery'>): boolean {
  return input.PayorId === undefined && insuranceFieldNames.every((name) => input[name].trim() === '');
}
