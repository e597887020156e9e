import { ActError } from '../act-error.ts';
import type { Staff } from '../staff.ts';

/** @throws ActError where the settings have no feed. */
export function requireFeed({ settings: { adt } }: Pick<Staff, 'settings'>): void {
  if (adt === undefined) throw new ActError('noFeed', 'ADT_LISTEN is not set: there is no feed of ADT.');
}

/** By what a refused message is read again: the settings of now. */
export function replayServices({ settings, now }: Pick<Staff, 'settings' | 'now'>) {
  return {
    clock: { now: () => now },
    keys: settings.keys,
    mrnSystem: settings.adt?.mrnAuthority ?? null,
    takesTrials: settings.mode !== 'production',
  };
}
