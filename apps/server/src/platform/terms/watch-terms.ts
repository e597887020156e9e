import type { TermsKind } from '@portico/contract';
import type { Kysely } from 'kysely';
import type { Clock } from '../../ports/clock.ts';
import type { Tables } from '../db/tables.ts';
import { limits } from '../limits/limits.ts';
import { Refusal } from '../refusal.ts';
import type { HealthSystem } from '../settings/health-system.ts';
import type { AddedLanguageTexts } from '../settings/languages/added-languages.ts';
import { MINUTE_SECONDS, secondsAfter } from '../time.ts';
import { type DatabaseWatch, watchDatabase } from '../watch/watch-database.ts';
import { findLastTermsAct, keepWording, listPublished } from './queries.ts';
import { asRead, inTheirOrder, type PublishedTerms, type Terms, wordingOf } from './terms.ts';

/** In seconds: as long as a step of a sign-up waits (decision 41). Whoever reads the terms while others begin can accept what they have read. */
const STILL_ACCEPTED = 30 * MINUTE_SECONDS;

/** In seconds: how far the clocks of two servers may be apart. */
const CLOCKS_APART = MINUTE_SECONDS;

/** The terms that people accept, as staff have published them last (decision 226). */
export interface TermsWatch extends Pick<DatabaseWatch, 'look' | 'stop'> {
  /** What is to be read and accepted now. @throws Refusal unavailable, where the database has never answered since the start. */
  inForce(kind: TermsKind): Promise<Terms>;
  /** What may be accepted now, what is in force first: beside it what has just ended, and what begins this minute. */
  acceptable(kind: TermsKind): Promise<readonly Terms[]>;
  /** Whether the owner of an account who accepted this version, or null for an unknown one, is asked for what is in force. From memory. */
  isDue(accepted: string | null): boolean;
  /** Keeps the words of terms as they are read, before somebody accepts them. To be called outside of a transaction. @returns `wordingOf` them. */
  keep(kind: TermsKind, terms: Terms): Promise<string>;
}

/**
 * Looks for what staff have published. It begins an hour later at the earliest, so every server knows of it by then. While nothing of a kind is
 * in force, the settings say what is accepted. It asks the main database: a replica may be behind.
 *
 * @param report hears once of each time that the database stops answering.
 */
export async function watchTerms({
  db,
  clock,
  healthSystem,
  report,
}: {
  db: Kysely<Tables>;
  clock: Clock;
  healthSystem: Pick<HealthSystem, 'accountTerms' | 'terms'> & {
    readonly addedLanguages: ReadonlyArray<Pick<AddedLanguageTexts, 'tag'>>;
  };
  report: (error: unknown) => void;
}): Promise<TermsWatch> {
  let known: { readonly lastAct: number | null; readonly published: readonly PublishedTerms[] } | null = null;
  const watch = await watchDatabase(async () => {
    const lastAct = await findLastTermsAct(db);
    // The number first: what is published between the two is found at the next look.
    if (known === null || known.lastAct !== lastAct) known = { lastAct, published: await listPublished(db) };
  }, report);
  /** Terms of the settings must not be shown for those of staff by a server that has not seen the database yet. */
  const published = async (): Promise<readonly PublishedTerms[]> => {
    if (known === null) await watch.look();
    if (known === null) throw new Refusal('unavailable', [], limits.outageRetry.window);
    return known.published;
  };
  const termsAt = (all: readonly PublishedTerms[], kind: TermsKind): PeriodOfTerms[] => {
    const ofSettings = kind === 'account' ? healthSystem.accountTerms : healthSystem.terms;
    return [
      { terms: ofSettings, from: BEFORE_ALL },
      ...inTheirOrder(all, kind).map((terms) => ({ terms, from: terms.from })),
    ];
  };
  const added = healthSystem.addedLanguages.map(({ tag }) => tag);
  const kept = new Set<string>();
  return {
    inForce: async (kind) => currentOf(termsAt(await published(), kind), clock.now()).terms,
    acceptable: async (kind) => {
      // What was withdrawn while the database did not answer is accepted by nobody.
      if (watch.fails) await watch.look();
      return acceptableOf(termsAt(await published(), kind), clock.now());
    },
    isDue: (accepted) => {
      // Nobody knows what to ask for: asking once too often does no harm.
      if (known === null) return true;
      const periods = termsAt(known.published, 'account');
      const now = clock.now();
      // Of two servers one may have begun with what the other begins with in a moment.
      const asked = periods
        .slice(periods.indexOf(currentOf(periods, now)))
        .filter(({ from }) => from <= secondsAfter(now, CLOCKS_APART));
      return !asked.some(({ terms }) => terms.version === accepted);
    },
    keep: async (kind, terms) => {
      const { version } = terms;
      const paragraphs = asRead(terms.paragraphs, added);
      const wording = wordingOf(paragraphs);
      const name = `${kind} ${version} ${wording}`;
      if (!kept.has(name)) {
        await keepWording(db, { kind, version, wording, paragraphs, keptAt: clock.now() });
        kept.add(name);
      }
      return wording;
    },
    look: watch.look,
    stop: watch.stop,
  };
}

/** Terms, from the moment on from which they are in force. */
interface PeriodOfTerms {
  readonly terms: Terms;
  readonly from: Date;
}

const BEFORE_ALL = new Date(0);

/** @param periods in their order, of which the first has begun. */
function currentOf(periods: readonly PeriodOfTerms[], now: Date): PeriodOfTerms {
  const current = periods.findLast(({ from }) => from <= now);
  if (current === undefined) throw new RangeError('The terms of the settings are in force before all others.');
  return current;
}

function acceptableOf(periods: readonly PeriodOfTerms[], now: Date): Terms[] {
  const current = currentOf(periods, now);
  const others = periods.filter((each, at) => {
    const end = periods[at + 1]?.from;
    const hasJustEnded = end !== undefined && end <= now && end > secondsAfter(now, -STILL_ACCEPTED);
    const isAboutToBegin = each.from > now && each.from <= secondsAfter(now, CLOCKS_APART);
    return each !== current && (hasJustEnded || isAboutToBegin);
  });
  return [current, ...others].map(({ terms }) => terms);
}
