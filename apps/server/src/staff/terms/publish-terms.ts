import type { TermsKind } from '@portico/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import {
  findLastTermsAct,
  holdTermsActs,
  insertTermsAct,
  listKeptVersions,
  listPublished,
} from '../../platform/terms/queries.ts';
import {
  asRead,
  inForceAt,
  inTheirOrder,
  type PublishedTerms,
  type Terms,
  wordingOf,
} from '../../platform/terms/terms.ts';
import { DAY_SECONDS, dayIn, HOUR_SECONDS, MINUTE_SECONDS, secondsAfter } from '../../platform/time.ts';
import { ActError } from '../act-error.ts';
import { readLocalTime } from '../local-times.ts';
import { readReason } from '../reason.ts';
import { actOnPortal, type Staff } from '../staff.ts';
import { readParagraphs, type TypedTerms } from './read-paragraphs.ts';

/** In seconds, from the publication to the first day at least: every server has heard of it by then, and whoever sees a slip can take it back. */
const LEAD = HOUR_SECONDS;

/** In seconds before they begin: until then they can be taken back, and every server hears of that in time. */
const LAST_CALL = MINUTE_SECONDS;

/** What is to be accepted, and from when on. */
export interface TermsPublication {
  kind: TermsKind;
  text: TypedTerms;
  /** The day from whose beginning on, as 2026-12-01. */
  from: string;
  /** Why, in a few words. */
  reason: string;
  /** The number of the newest act that was seen, null for none; undefined for whoever did not look. */
  seen?: number | null;
}

/**
 * Publishes terms from a day on (decision 226). Whoever accepted others is asked for them at the next sign-in after that.
 *
 * @returns their number, and the version by which every acceptance names them.
 * @throws ActError termsUnusable, timeUnreadable, termsTooSoon, termsDayTaken, termsUnchanged, termsNextAlike; termsChanged where a colleague
 * has published or withdrawn some meanwhile.
 */
export async function publishTerms(
  staff: Staff,
  publication: TermsPublication,
): Promise<{ number: number; version: string }> {
  const { kind, from: day, seen } = publication;
  const reason = readReason(publication.reason);
  const paragraphs = readParagraphs(publication.text);
  const from = readFirstDay(day, staff);
  return actOnPortal(staff, 'terms publish', async (trx) => {
    await holdTermsActs(trx);
    if (seen !== undefined && seen !== (await findLastTermsAct(trx))) {
      const message = 'A colleague has published or withdrawn terms meanwhile. Nothing was published.';
      throw new ActError('termsChanged', message);
    }
    const published = await listPublished(trx);
    const standing = inTheirOrder(published, kind);
    if (standing.some((each) => Number(each.from) === Number(from))) {
      const message = `Other terms begin on ${day} already: withdraw them first, or choose another day. Nothing was published.`;
      throw new ActError('termsDayTaken', message);
    }
    const before: Pick<Terms, 'paragraphs'> = inForceAt(standing, kind, from) ?? termsOfSettings(staff, kind);
    if (wordingOf(before.paragraphs) === wordingOf(paragraphs)) {
      const message = `These words are in force on ${day} anyway: everybody would be asked again for nothing. Nothing was published.`;
      throw new ActError('termsUnchanged', message);
    }
    requireNextOther(standing, from, paragraphs, 'published');
    const version = nameOf(day, await usedVersions(trx, { published, kind, staff }));
    const number = await insertTermsAct(trx, {
      kind,
      act: 'publish',
      withdraws: null,
      version,
      paragraphs: JSON.stringify(paragraphs),
      applies_from: from,
      ...signature(staff, reason),
    });
    const details = {
      terms: number,
      kind,
      version,
      // As an acceptance names them.
      wording: wordingOf(
        asRead(
          paragraphs,
          staff.settings.healthSystem.addedLanguages.map(({ tag }) => tag),
        ),
      ),
      from: from.toISOString(),
      reason,
    };
    return { event: 'termsPublished', details, result: { number, version } };
  });
}

/**
 * Takes terms back before their day: what is in force stays in force.
 *
 * @throws ActError unknownTerms, termsWithdrawn, termsNextAlike; termsBegun where somebody may have accepted them.
 */
export async function withdrawTerms(staff: Staff, given: { number: number; reason: string }): Promise<PublishedTerms> {
  const reason = readReason(given.reason);
  return actOnPortal(staff, 'terms withdraw', async (trx) => {
    await holdTermsActs(trx);
    const published = await listPublished(trx);
    const found = published.find(({ number }) => number === given.number);
    if (found === undefined) {
      const message = `No terms have the number ${given.number}: "terms show" lists them. Nothing was changed.`;
      throw new ActError('unknownTerms', message);
    }
    const { number, kind, version, from } = found;
    if (found.withdrawn !== null) {
      throw new ActError('termsWithdrawn', `Terms ${number} are withdrawn already. Nothing was changed.`);
    }
    if (!canBeWithdrawn(found, staff.now)) {
      const message = `Terms ${number} have begun, and people may have accepted them: publish others from a later day on. Nothing was changed.`;
      throw new ActError('termsBegun', message);
    }
    const others = inTheirOrder(published, kind).filter((each) => each !== found);
    const before: Pick<Terms, 'paragraphs'> = inForceAt(others, kind, from) ?? termsOfSettings(staff, kind);
    requireNextOther(others, from, before.paragraphs, 'changed');
    await insertTermsAct(trx, {
      kind,
      act: 'withdraw',
      withdraws: number,
      version: null,
      paragraphs: null,
      applies_from: null,
      ...signature(staff, reason),
    });
    return { event: 'termsWithdrawn', details: { terms: number, kind, version, reason }, result: found };
  });
}

/** Whether nobody can have accepted them, and nobody will before every server has heard that they are taken back. */
export function canBeWithdrawn({ from, withdrawn }: Pick<PublishedTerms, 'from' | 'withdrawn'>, now: Date): boolean {
  return withdrawn === null && from > secondsAfter(now, LAST_CALL);
}

/** The first day from which on terms can be published now, as 2026-11-28. */
export function firstDay({ now, settings }: Pick<Staff, 'now' | 'settings'>): string {
  // Of a day that has begun by then, the beginning is too soon.
  const day = dayIn(settings.healthSystem.timeZone, secondsAfter(now, LEAD));
  return secondsAfter(new Date(`${day}T00:00:00Z`), DAY_SECONDS)
    .toISOString()
    .slice(0, 10);
}

/** What the settings say while staff have published none of the kind. */
export function termsOfSettings({ settings: { healthSystem } }: Pick<Staff, 'settings'>, kind: TermsKind): Terms {
  return kind === 'account' ? healthSystem.accountTerms : healthSystem.terms;
}

/** @throws ActError timeUnreadable for what is no day; termsTooSoon. */
function readFirstDay(day: string, staff: Staff): Date {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) {
    throw new ActError('timeUnreadable', '--from must be a day, as 2026-11-21: terms begin with a day.');
  }
  const from = readLocalTime('--from', day, staff);
  if (day >= firstDay(staff)) return from;
  const message = `Terms can begin on ${firstDay(staff)} at the earliest, so that every server knows of them and a slip can be taken back. Nothing was published.`;
  throw new ActError('termsTooSoon', message);
}

/**
 * Terms that are to come must not say again what will be in force by then.
 *
 * @param standing those of the kind, in the order of their days.
 * @param paragraphs what will be in force from this time on.
 * @param unchanged what a refusal says of what was asked: that nothing was.
 * @throws ActError termsNextAlike
 */
function requireNextOther(
  standing: readonly PublishedTerms[],
  from: Date,
  paragraphs: Terms['paragraphs'],
  unchanged: 'published' | 'changed',
): void {
  const next = standing.find((each) => each.from > from);
  if (next === undefined || wordingOf(next.paragraphs) !== wordingOf(paragraphs)) return;
  const message = `Terms ${next.number}, version ${next.version}, would then say what is in force anyway, and everybody would be asked again for nothing: withdraw those first. Nothing was ${unchanged}.`;
  throw new ActError('termsNextAlike', message);
}

/** No version may ever stand for two texts: not that of terms which were withdrawn, and not one that the settings have or had. */
async function usedVersions(
  db: Kysely<Tables>,
  { published, kind, staff }: { published: readonly PublishedTerms[]; kind: TermsKind; staff: Staff },
): Promise<Set<string>> {
  const named = [...published, ...(await listKeptVersions(db))].filter((each) => each.kind === kind);
  return new Set([...named.map(({ version }) => version), termsOfSettings(staff, kind).version]);
}

/** The day, and a number where the day has had a version already. */
function nameOf(day: string, used: ReadonlySet<string>): string {
  if (!used.has(day)) return day;
  let turn = 2;
  while (used.has(`${day} (${turn})`)) turn += 1;
  return `${day} (${turn})`;
}

function signature({ operator, now }: Staff, reason: string) {
  return { reason, acted_by: operator.by, acted_by_user: operator.user, acted_at: now };
}
