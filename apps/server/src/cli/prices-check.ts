import { readPriceLimits } from '../platform/settings/price-limits.ts';
import { checkPriceFile } from '../prices/check-price-file.ts';
import { type Verdict, verdictOn } from '../prices/verdict.ts';
import type { Command, ExitCode } from './command.ts';
import { createProgressDisplay } from './progress.ts';
import { summaryText } from './summary-text.ts';

const exitCodes: Readonly<Record<Verdict, ExitCode>> = {
  conforms: 0,
  'importable with breaches': 3,
  'not importable': 1,
};

/** `portico prices check`: reads a price file and tells whether it conforms and whether it can be imported. */
export const pricesCheck: Command = {
  name: 'prices check',
  usage: 'FILE',
  summary: 'Read a price file without importing it, and tell what is wrong with it.',
  details:
    "Exit code 0: the file conforms to CMS's data dictionary. 3: it breaks rules, and can be imported. 1: it cannot.",
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
      return exitCodes[verdictOn(summary)];
    } catch (error) {
      progress.end();
      throw error;
    }
  },
};
