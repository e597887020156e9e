import { writeFile } from 'node:fs/promises';
import { systemClock } from '../adapters/clock-system.ts';
import { readPriceLimits } from '../platform/settings/price-limits.ts';
import { checkPriceFile } from '../prices/check-price-file.ts';
import type { Verdict } from '../prices/verdict.ts';
import { type Command, CommandError, type ExitCode } from './command.ts';
import { reportHtml } from '../prices/report/report-html.ts';
import { reportJson } from '../prices/report/report-json.ts';
import { reportText } from '../prices/report/report-text.ts';
import { createProgressDisplay } from './progress.ts';

const exitCodes: Readonly<Record<Verdict, ExitCode>> = {
  conforms: 0,
  'importable with breaches': 3,
  'not importable': 1,
};

/** `portico prices check`: reads a price file and tells whether it conforms and whether it can be imported. */
export const pricesCheck: Command = {
  name: 'prices check',
  usage: 'FILE [--accept HEADER ...] [--json] [--html REPORT]',
  summary:
    'Read a price file without importing it, and tell which rules of CMS it breaks and whether it can be imported.',
  details:
    "Exit code 0: the file conforms to CMS's data dictionary. 3: it breaks rules, and can be imported. 1: it cannot.\n" +
    '--json prints the report for programs, --html writes a page that can be sent to whoever makes the file.\n' +
    '--accept takes a file as it is whose column or property HEADER is not known, stands twice or lacks its plan.',
  options: { accept: { type: 'string', multiple: true }, json: { type: 'boolean' }, html: { type: 'string' } },
  records: [],
  positionals: ['FILE'],
  async run({ terminal, signal, env }, { positionals, options, lists }) {
    const [path = ''] = positionals;
    const { json, html } = options;
    if (typeof html === 'string') rejectOtherThanPage(html);
    const progress = createProgressDisplay(terminal, 'rates');
    try {
      const check = await checkPriceFile(path, {
        limits: readPriceLimits(env),
        today: systemClock.now().toISOString().slice(0, 10),
        accept: lists['accept'] ?? [],
        onProgress: (read) => progress.update({ ...read, count: read.rates }),
        signal,
      });
      progress.end();
      terminal.out(json === true ? reportJson(check) : reportText(check));
      if (typeof html === 'string') {
        await writeReport(html, reportHtml(check));
        terminal.err(`The report is in ${html}.\n`);
      }
      return exitCodes[check.verdict];
    } catch (error) {
      progress.end();
      throw error;
    }
  },
};

/** Before anything is read: a mistyped command must not write over the price file itself. */
function rejectOtherThanPage(path: string): void {
  if (/\.html?$/i.test(path)) return;
  throw new CommandError(`The report is a page: give it a name such as report.html, not ${path}.`);
}

async function writeReport(path: string, page: string): Promise<void> {
  try {
    await writeFile(path, page);
  } catch (error) {
    const message = `The report cannot be written to ${path}: is there such a folder, and may you write there?`;
    throw new CommandError(message, { cause: error });
  }
}
