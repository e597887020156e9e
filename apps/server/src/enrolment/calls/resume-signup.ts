import type { InputOf, ReplyOf } from '@portico/contract';
import { resumeSignUpForm } from '@portico/rules';
import { findTicket, spendTicket, type Ticket, type TicketSearch } from '../../accounts/tickets.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { refuseAndRecord } from '../../platform/audit/refuse-and-record.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requireFields } from '../../platform/require-fields.ts';
import type { Services } from '../../platform/services.ts';
import { dayIn } from '../../platform/time.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { findPartnerTicket } from '../partners/require-partner.ts';
import { loadSignUp, saveSignUp, type SignUp } from '../sign-up/sign-up.ts';
import { signUpLinkSearch, waitingSignUpOf } from '../sign-up/sign-up-link.ts';
import { countSignUpLink, hasTriesLeft } from '../sign-up/sign-up-link-limits.ts';
import { signUpStatusOf } from '../sign-up/sign-up-status.ts';

type Input = InputOf<'resumeSignup'>;

/**
 * Goes on with a sign-up that was put off, in this browser: at its step, and with the tries that were left. Its partner
 * stays while this browser has a verified session with it; without one it goes on as everybody's.
 *
 * @throws Refusal malformedRequest for what is no date of birth; tooManyRequests after too many tries from one browser or
 * address; outOfTurn while another sign-up is under way here, unless this one replaces it; activationInvalid for every
 * link that does not work, whatever the reason; wrongAnswer for another date of birth.
 */
export async function resumeSignup(
  input: Input,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'resumeSignup'>> {
  const { database, ports, settings } = services;
  const today = dayIn(settings.healthSystem.timeZone, ports.clock.now());
  const { dateOfBirth } = requireFields(resumeSignUpForm, input, { today });
  const here = await loadSignUp(visitor, services);
  if (isUnderWay(here) && !input.replaces) throw new Refusal('outOfTurn');
  await countSignUpLink(database.db, 'resumed', visitor, services);
  const search = signUpLinkSearch(input.token, visitor, services);
  const { state, data } = waitingSignUpOf(await requireLink(search, dateOfBirth, visitor, services));
  const partner = await partnerStill(data.partner, input, visitor, services);
  const saved = await database.db.transaction().execute(async (trx) => {
    // If the link is opened twice at once, only one call spends it.
    if ((await spendTicket(trx, search)) === null) return null;
    // Whoever opened the link reads the mailbox that it was sent to.
    const provenEmail = data.demographics?.email ?? null;
    const resumed = { ...here, state, data: { ...data, partner, provenEmail }, accountId: null };
    const written = await saveSignUp(trx, resumed, services);
    const entry = { event: 'signUpResumed', accountId: null, actor: 'visitor', details: { step: state.step } } as const;
    await appendAudit(trx, auditContext(visitor, services), entry);
    return written;
  });
  return saved === null ? refuse('activationInvalid', visitor, services) : signUpStatusOf(saved);
}

function isUnderWay({ state: { step } }: SignUp): boolean {
  return step !== 'start' && step !== 'done';
}

/** The link's ticket, once the date of birth is right. The last wrong one ends it. */
async function requireLink(
  search: TicketSearch,
  dateOfBirth: string,
  visitor: Visitor,
  services: Services,
): Promise<Ticket> {
  const { db } = services.database;
  const found = await findTicket(db, search);
  if (found === null || !(await hasTriesLeft(db, search.token, services))) {
    return refuse('activationInvalid', visitor, services);
  }
  if (waitingSignUpOf(found).data.demographics?.birthDate === dateOfBirth) return found;
  return refuse('wrongAnswer', visitor, services);
}

/** The partner in whose context a sign-up began, if this browser has a verified session with it now. */
async function partnerStill(
  partner: string | null,
  { partner: shown, partnerToken }: Input,
  visitor: Visitor,
  services: Services,
): Promise<string | null> {
  if (partner === null || partner !== shown || partnerToken === undefined) return null;
  return (await findPartnerTicket(partner, partnerToken, visitor, services)) === null ? null : partner;
}

function refuse(error: 'activationInvalid' | 'wrongAnswer', visitor: Visitor, services: Services): Promise<never> {
  const details = { reason: error === 'wrongAnswer' ? 'wrong' : 'ticket' };
  const record = { event: 'signUpResumeRefused', accountId: null, actor: 'visitor', details } as const;
  return refuseAndRecord(new Refusal(error), record, visitor, services);
}
