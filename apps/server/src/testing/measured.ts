import { registry } from '../platform/telemetry/measure.ts';

/** What was counted by name and labels, as `portico_pages_total{state="home"}`. */
type Values = ReadonlyMap<string, number>;

/**
 * Measurements are of the process, which test files share: a test looks at what is added from here on.
 *
 * @returns reads what has been added since, without what has not changed.
 */
export async function measuredFromHere(): Promise<() => Promise<Record<string, number>>> {
  const before = await valuesNow();
  return async () => {
    const added = [...(await valuesNow())].map(([key, value]) => [key, value - (before.get(key) ?? 0)] as const);
    return Object.fromEntries(added.filter(([, value]) => value !== 0));
  };
}

async function valuesNow(): Promise<Values> {
  const lines = (await registry.metrics()).split('\n').filter((line) => line.startsWith('portico_'));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}
