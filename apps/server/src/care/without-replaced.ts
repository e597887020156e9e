import type { CareAppointment } from '../ports/care.ts';

/** What is shown of appointments that took the place of others. */
export interface Unreplaced {
  /** Without those that were cancelled because another one took their place. */
  readonly appointments: readonly CareAppointment[];
  /** The time that an appointment had before it was moved, by its id. */
  readonly movedFrom: ReadonlyMap<string, Date>;
}

/** A hospital moves an appointment by cancelling it and making another one in its place: to the patient it is one. */
export function withoutReplaced(entries: readonly CareAppointment[]): Unreplaced {
  const byId = new Map(entries.map((each) => [each.id, each]));
  const movedFrom = new Map<string, Date>();
  const replaced = new Set<string>();
  for (const { id, replaces, startsAt } of entries) {
    const before = replaces === null || replaces === id ? undefined : byId.get(replaces);
    if (before?.status !== 'cancelled') continue;
    replaced.add(before.id);
    if (before.startsAt.getTime() !== startsAt.getTime()) movedFrom.set(id, before.startsAt);
  }
  return { appointments: entries.filter(({ id }) => !replaced.has(id)), movedFrom };
}
