import { readdir, readFile } from 'node:fs/promises';

/** The kernel counts in hundredths of a second on every Linux that Node runs on (sysconf(3), _SC_CLK_TCK). */
const TICKS = 100;

interface Usage {
  parent: number;
  /** Ticks of the process itself. */
  own: number;
  /** Ticks of its children that have ended and were waited for. */
  ofEnded: number;
}

/**
 * Processor seconds of a process and all its children, those that have ended with them (proc(5), /proc/[pid]/stat); NaN where that
 * cannot be read.
 */
export async function processorSecondsOf(pid: number): Promise<number> {
  const root = await usageOf(pid);
  if (root === undefined) return Number.NaN;
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const others = await Promise.all(ids.map(usageOf));
  const children = others.filter((each) => each?.parent === pid);
  return children.reduce((sum, each) => sum + (each?.own ?? 0), root.own + root.ofEnded) / TICKS;
}

async function usageOf(pid: number): Promise<Usage | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The name of the program, in brackets, may have blanks. Behind it stand the state and the parent; times from the 14th field on.
  const fields = text
    ?.slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  if (fields === undefined) return undefined;
  const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
    (at) => fields[at],
  );
  return { parent, own: user + system, ofEnded: endedUser + endedSystem };
}
