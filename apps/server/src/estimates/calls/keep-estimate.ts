import type { InputOf, KeptContent, Language, ReplyOf } from '@portico/contract';
import { languages } from '@portico/contract';
import { estimateNumberOf, keepEstimateForm, zip5 } from '@portico/rules';
import type { Transaction } from 'kysely';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { newCodeCharacters } from '../../platform/crypto/code-characters.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { requireUseBelow } from '../../platform/db/use-limits.ts';
import { limitKey } from '../../platform/limits/limit-key.ts';
import { limits } from '../../platform/limits/limits.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requireFields } from '../../platform/require-fields.ts';
import { dayIn } from '../../platform/time.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { EstimateOwner } from '../estimate-owner.ts';
import { endOfKept } from '../kept/end-of-kept.ts';
import { keptContent } from '../kept/kept-content.ts';
import { type KeptEstimate, type KeptKey, keptEstimateHashes, sealKeptEstimate } from '../kept/kept-estimate.ts';
import { keptInsurance } from '../kept/kept-insurance.ts';
import { newKeptTicket } from '../kept/kept-ticket.ts';
import { figuresOf } from '../model/figures-of.ts';
import { loadEstimateView } from '../model/load-estimate-view.ts';
import { modelOfView } from '../model/present-estimate.ts';
import { requireEstimate } from '../owned-estimate.ts';
import { insertKeptEstimate, listKeptEstimates } from '../queries/kept-estimates.ts';
import type { StoredEstimate } from '../queries/estimates.ts';
import { requireEstimateOwner } from '../require-estimate-owner.ts';
import { requireService } from '../services/require-service.ts';
import type { EstimateServices } from '../services.ts';

/** Of 51 random bits, so no two numbers are alike but by chance. */
const RANDOM_CHARACTERS = 11;

/**
 * Keeps what an estimate says now under a new number, which opens it with the date of birth or the ZIP code on any device.
 *
 * @throws Refusal malformedRequest with the field to correct; unknownEstimate; notPermitted for an account that may not save;
 *   tooManyEstimates; tooManyRequests, with the seconds to wait.
 */
export async function keepEstimate(
  input: InputOf<'keepEstimate'>,
  visitor: Visitor,
  services: EstimateServices,
): Promise<ReplyOf<'keepEstimate'>> {
  const { ports, settings } = services;
  const owner = await requireEstimateOwner(input.token, visitor, services);
  if (owner.kind === 'account' && !owner.canEditAndSave) throw new Refusal('notPermitted');
  const shown = await requireEstimate(owner.ownerId, input.estimateId, services);
  const now = ports.clock.now();
  const { by } = input;
  const read = requireFields(keepEstimateForm, input, { today: dayIn(settings.healthSystem.timeZone, now), by });
  const key = {
    number: estimateNumberOf(newCodeCharacters(RANDOM_CHARACTERS)),
    by,
    fact: read.birthDate ?? zip5(read.zip ?? ''),
  };
  const estimate = await said(shown, key, owner, services);
  if (estimate === null) return { Success: false, Key: '' };
  const hashes = keptEstimateHashes(settings.keys, key);
  const row = {
    ...hashes,
    owner_kind: owner.kind,
    owner_id: owner.ownerId,
    is_own_device: input.isOwnDevice,
    sealed: sealKeptEstimate(settings.keys, hashes.number_hash, estimate),
    kept_at: now,
    expires_at: endOfKept(now, settings.healthSystem).ends,
  };
  await services.database.db.transaction().execute(async (trx) => {
    await requireRoom(trx, owner, visitor, services);
    // Two numbers that are alike are not to be expected while the hospital exists; the press of a button makes another.
    if (!(await insertKeptEstimate(trx, row))) throw new Refusal('unavailable');
    const accountId = owner.kind === 'account' ? owner.ownerId : null;
    const actor = owner.kind === 'account' ? 'account' : 'visitor';
    await appendAudit(trx, auditContext(visitor, services), { event: 'estimateKept', accountId, actor });
  });
  return { Success: true, Key: newKeptTicket(settings.keys, hashes.number_hash, visitor, now) };
}

/** What is said of an estimate now, in every language. Null where there is no amount to keep. */
async function said(
  shown: StoredEstimate,
  { number, by }: KeptKey,
  owner: EstimateOwner,
  services: EstimateServices,
): Promise<KeptEstimate | null> {
  const { timeZone, addedLanguages } = services.settings.healthSystem;
  const spoken: Language[] = [...languages, ...addedLanguages.map(({ tag }) => tag)];
  const service = await requireService(shown.template, services);
  const views = await Promise.all(
    spoken.map((language) => loadEstimateView(shown, service, { owner, language }, services)),
  );
  const models = views.map((view) => ({ view, model: modelOfView(view, services) }));
  const contents = models.flatMap(({ view: { language }, model }): Array<[Language, KeptContent]> => {
    const content = keptContent(model, messagesOf(language), timeZone);
    return content === null ? [] : [[language, content]];
  });
  const [first] = models;
  const figures = first && figuresOf(first.view, first.model);
  if (first === undefined || figures === undefined || figures === null) return null;
  if (contents.length < spoken.length) return null;
  const { service_area, template, location_id, provider_id, is_self_pay, kind_of_care } = shown;
  return {
    number,
    by,
    content: Object.fromEntries(contents) as KeptEstimate['content'],
    figures,
    choices: { service_area, template, location_id, provider_id, is_self_pay, kind_of_care },
    insurance: keptInsurance(first.view.insurance),
    second: keptInsurance(first.view.second),
  };
}

async function requireRoom(
  trx: Transaction<Tables>,
  { ownerId }: EstimateOwner,
  { address }: Visitor,
  { ports, settings }: EstimateServices,
): Promise<void> {
  const now = ports.clock.now();
  const { number: limit, window } = limits.keptEstimatesOfAddress;
  await requireUseBelow(trx, [{ key: limitKey(settings.keys, `keep:address:${address}`), limit }], now, window);
  const kept = await listKeptEstimates(trx, ownerId, now);
  if (kept.length >= limits.keptEstimates.number) throw new Refusal('tooManyEstimates');
}
