import type { InsurerOutcome, OutsideService, ServiceOutcome } from './outside-services.ts';

/** What this process has seen of a service outside. */
export interface ServiceNote {
  readonly outcome: InsurerOutcome;
  /** Since when it answers, or does not. */
  readonly since: Date;
  /** When it was asked last, or was to be asked. */
  readonly lastAt: Date;
}

/** A service that was asked: by its name, an insurer by the payor's id. */
export type AskedService =
  | { readonly kind: 'service'; readonly name: OutsideService }
  | { readonly kind: 'insurer'; readonly name: string };

const notes: Readonly<Record<AskedService['kind'], Map<string, ServiceNote>>> = {
  service: new Map(),
  insurer: new Map(),
};

/** Remembers what came of asking a service. A "no" to what was asked is an answer. */
export function noteService({ kind, name }: AskedService, outcome: ServiceOutcome | InsurerOutcome, at: Date): void {
  const before = notes[kind].get(name);
  const goesOn = before !== undefined && isAnswer(before.outcome) === isAnswer(outcome);
  notes[kind].set(name, { outcome, since: goesOn ? before.since : at, lastAt: at });
}

/** What is remembered, by name. Services that were not asked since this process started are not in it. */
export function serviceNotes<Kind extends AskedService['kind']>(kind: Kind): ReadonlyMap<NameOf<Kind>, ServiceNote> {
  return notes[kind] as ReadonlyMap<NameOf<Kind>, ServiceNote>;
}

type NameOf<Kind> = Extract<AskedService, { kind: Kind }>['name'];

export function isAnswer(outcome: InsurerOutcome): boolean {
  return outcome === 'answered' || outcome === 'rejected';
}
