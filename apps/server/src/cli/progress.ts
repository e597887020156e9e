import type { Terminal } from './command.ts';
import { formatCount } from '../prices/figures.ts';

/** How far a file has been read: its bytes, and the entries found. */
interface Progress {
  position: number;
  size: number;
  count: number;
}

export interface ProgressDisplay {
  update: (progress: Progress) => void;
  /** Ends the line that was overwritten. */
  end: () => void;
}

const WIDTH = 30;

/**
 * A bar that is overwritten on a terminal, and elsewhere a plain line for each quarter.
 *
 * @param what the unit that is counted: `rates`.
 */
export function createProgressDisplay(terminal: Terminal, what: string): ProgressDisplay {
  return terminal.isInteractive ? bar(terminal, what) : quarters(terminal, what);
}

function bar(terminal: Terminal, what: string): ProgressDisplay {
  let shown = '';
  return {
    update(progress) {
      const percent = percentOf(progress);
      const done = Math.round((percent / 100) * WIDTH);
      const line = `[${'='.repeat(done)}${' '.repeat(WIDTH - done)}] ${String(percent).padStart(3)} %`;
      if (line === shown) return;
      shown = line;
      terminal.err(`\r${line}  ${formatCount(progress.count)} ${what}`);
    },
    end() {
      if (shown !== '') terminal.err('\n');
    },
  };
}

function quarters(terminal: Terminal, what: string): ProgressDisplay {
  let told = 0;
  return {
    update(progress) {
      const quarter = Math.floor(percentOf(progress) / 25);
      if (quarter <= told) return;
      told = quarter;
      terminal.err(`${quarter * 25} % read, ${formatCount(progress.count)} ${what}\n`);
    },
    end() {},
  };
}

function percentOf({ position, size }: Progress): number {
  return size === 0 ? 100 : Math.floor((position / size) * 100);
}
