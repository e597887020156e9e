import type { Component } from './charge.ts';

/** What the notes beside a price say of it: how well it is the one for the part, and in which words. */
export interface NoteMark {
  /** Lower is better. */
  readonly rank: number;
  /** The words that say so; null where the notes tell nothing. */
  readonly words: string | null;
}

/** A longer text is a sentence about the contract, not the name of a price. */
const LONGEST_NAME = 80;

const ranks = { ownSetting: 0, standard: 1, silent: 2, otherSetting: 3 } as const;

/**
 * Reads from the notes of a charge and of its rate whether it is the standard price: files name the schedule of a price
 * there ("Gross Charge Type: HB Default Fee Schedule", "Standard", "Op"), and for physicians where the rate applies
 * ("facility place of service"). A note that names the part's setting comes first, then one that says standard or
 * default, then a silent one; one that names another setting comes last.
 */
export function noteMark(component: Pick<Component, 'setting' | 'fee'>, notes: readonly (string | null)[]): NoteMark {
  const marks = notes.flatMap((note) =>
    namesIn(note ?? '').map((name) => ({ rank: rankOf(component, name), words: name })),
  );
  const last = marks.find(({ rank }) => rank === ranks.otherSetting);
  const [best] = marks.toSorted((a, b) => a.rank - b.rank);
  const mark = last ?? best;
  return mark === undefined || mark.rank === ranks.silent ? { rank: ranks.silent, words: null } : mark;
}

/** What a note calls a price; null where it has no name for it. */
export function nameInNote(note: string | null): string | null {
  return namesIn(note ?? '')[0] ?? null;
}

/** The parts of a note that can be the name of a price, without the label before it. */
function namesIn(note: string): string[] {
  return note
    .split(/[|;\n]/)
    .map((part) => part.replace(/^[^:]*:/, '').trim())
    .filter((part) => part !== '' && part.length <= LONGEST_NAME);
}

function rankOf({ setting, fee }: Pick<Component, 'setting' | 'fee'>, name: string): number {
  const named = settingNamed(name);
  if (named !== null) return named === setting ? ranks.ownSetting : ranks.otherSetting;
  // A physician who works in a hospital is paid the rate of a facility: the hospital bills its part itself.
  if (fee === 'professional' && /\bnon-?facility\b/i.test(name)) return ranks.otherSetting;
  if (fee === 'professional' && /\bfacility place of service\b/i.test(name)) return ranks.ownSetting;
  return /\b(standard|default)\b(?![\s_]*charge)/i.test(name) ? ranks.standard : ranks.silent;
}

/** The setting that a name is of; null where it names none or both. */
function settingNamed(name: string): Component['setting'] | null {
  const isOutpatient = /\b(op|outpt|outpatient)\b/i.test(name);
  const isInpatient = /\b(ip|inpt|inpatient)\b/i.test(name);
  if (isOutpatient === isInpatient) return null;
  return isOutpatient ? 'outpatient' : 'inpatient';
}
