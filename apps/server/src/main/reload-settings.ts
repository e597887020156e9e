import type { FastifyBaseLogger } from 'fastify';
import { readWholeSettings } from '../app/settings/read-whole-settings.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { SettingsError } from '../platform/settings/settings-error.ts';
import { warnOfSettings } from './warn-of-settings.ts';

/**
 * What reads the settings anew, serves by them, and says in the log what came of it. It returns whether the settings were taken.
 *
 * @param started the settings that the server runs with.
 * @param take serves by other settings (`RunningServer.reload`).
 */
export function reloading(
  started: Settings,
  env: NodeJS.ProcessEnv,
  take: (settings: Settings) => Promise<void>,
  log: FastifyBaseLogger,
): () => Promise<boolean> {
  let current = started;
  return async () => {
    const next = await readAnew(started.mode, env, log);
    if (next === null) return false;
    try {
      await take(next);
    } catch (error) {
      log.error({ kind: 'settings', err: error }, 'settings not taken: those from before stay');
      return false;
    }
    log.info({ kind: 'settings', changed: changedParts(current, next) }, 'settings taken');
    warnOfSettings(log, next);
    const parts = partsOfProcess(started, next);
    if (parts.length > 0) log.warn({ kind: 'settings', parts }, 'changed, and taken at the next start alone');
    current = next;
    return true;
  };
}

/** The settings as they are now, checked whole; null where something is wrong with them, which the log says. */
export async function readAnew(
  mode: Settings['mode'],
  env: NodeJS.ProcessEnv,
  log: FastifyBaseLogger,
): Promise<Settings | null> {
  try {
    return await readWholeSettings(mode, env);
  } catch (error) {
    const what = error instanceof SettingsError ? { errors: error.errors } : { err: error };
    log.error({ kind: 'settings', ...what }, 'settings not taken: those from before stay');
    return null;
  }
}

/** What has changed of what listens: senders are connected to it, or a proxy is. Whether there is an app of staff is among it. */
function partsOfProcess(started: Settings, next: Settings): string[] {
  return [
    ...(differs(started.adt, next.adt) ? ['ADT certificates'] : []),
    ...(differs(started.healthSystem.staff?.listen, next.healthSystem.staff?.listen) ? ['staff.listen'] : []),
  ];
}

/** The parts of the settings file that have changed, and `gateways` where their file has. */
function changedParts(before: Settings, next: Settings): string[] {
  const [old, young] = [before.healthSystem, next.healthSystem].map((system) => new Map(Object.entries(system)));
  const names = new Set([...(old?.keys() ?? []), ...(young?.keys() ?? [])]);
  const parts = [...names].filter((name) => differs(old?.get(name), young?.get(name)));
  return differs(before.eligibility, next.eligibility) ? [...parts, 'gateways'] : parts;
}

function differs(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}
