import type { ReadProgress } from '../prices/read-all.ts';
import type { Terminal } from './command.ts';
import { formatCount } from '../prices/figures.ts';

/** Shows how far a price file has been read. */
export interface ProgressDisplay {
  update(progress: ReadProgress): void;
  /** Ends the line that was drawn over. */
  end(): void;
}

const WIDTH = 30;

/** A bar that is drawn over on a terminal, and a plain line for each quarter anywhere else. */
export function createProgressDisplay(terminal: Terminal): ProgressDisplay {
  return terminal.isInteractive ? bar(terminal) : quarters(terminal);
}

function bar(terminal: Terminal): ProgressDisplay {
  let shown = '';
  return {
    update(progress) {
      const percent = percentOf(progress);
      const done = Math.round((percent / 100) * WIDTH);
      const line = `[${'='.repeat(done)}${' '.repeat(WIDTH - done)}] ${String(percent).padStart(3)} %`;
      if (line === shown) return;
      shown = line;
      terminal.err(`\r${line}  ${formatCount(progress.rates)} rates`);
    },
    end() {
      if (shown !== '') terminal.err('\n');
    },
  };
}

function quarters(terminal: Terminal): ProgressDisplay {
  let told = 0;
  return {
    update(progress) {
      const quarter = Math.floor(percentOf(progress) / 25);
      if (quarter <= told) return;
      told = quarter;
      terminal.err(`${quarter * 25} % read, ${formatCount(progress.rates)} rates\n`);
    },
    end() {},
  };
}

function percentOf({ position, size }: ReadProgress): number {
  return size === 0 ? 100 : Math.floor((position / size) * 100);
}
