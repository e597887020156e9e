import { readPriceLimits } from '../platform/settings/price-limits.ts';
import { checkPriceFile } from '../prices/check-price-file.ts';
import type { Command } from './command.ts';
import { createProgressDisplay } from './progress.ts';
import { summaryText } from './summary-text.ts';

/** `portico prices check`: reads a price file and reports its errors. */
export const pricesCheck: Command = {
  name: 'prices check',
  usage: 'FILE',
  summary: 'Read a price file without importing it, and tell what is wrong with it.',
  details:
    'Errors would keep the file from being imported, and give the exit code 1. Warnings are rules of CMS that it breaks.',
  options: {},
  records: [],
  positionals: ['FILE'],
  async run({ terminal, signal, env }, { positionals }) {
    const [path = ''] = positionals;
    const progress = createProgressDisplay(terminal, 'rates');
    try {
      const summary = await checkPriceFile(path, {
        limits: readPriceLimits(env),
        onProgress: (read) => progress.update({ ...read, count: read.rates }),
        signal,
      });
      progress.end();
      terminal.out(`${path} was read to its end.\n${summaryText(summary)}`);
      return summary.errors > 0 ? 1 : 0;
    } catch (error) {
      progress.end();
      throw error;
    }
  },
};
