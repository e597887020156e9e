import { systemClock } from '../adapters/clock-system.ts';
import type { HealthSystemLocation } from '../platform/settings/health-system.ts';
import { listPayerNames } from '../prices/queries/payor-names.ts';
import { countOf } from '../prices/figures.ts';
import type { ImportedPriceFile } from '../prices/import-price-file.ts';
import { isNamedByConvention, NAMING_ADVICE } from '../prices/originals/naming.ts';
import { PriceImportError } from '../prices/price-import-error.ts';
import type { Command, ExitCode } from './command.ts';
import { knownLocation } from './known-location.ts';
import { createProgressDisplay } from './progress.ts';
import { importPrices } from '../staff/prices/import-prices.ts';
import { asStaff, type Staff } from './staff.ts';
import { summaryText } from '../prices/report/report-text.ts';

const BREACH_ADVICE =
  'The file breaks rules of CMS. A report for whoever makes it: npm run portico -- prices check FILE --html report.html\n';

/** `portico prices import`: imports a price file as the live prices of a location. */
export const pricesImport: Command = {
  name: 'prices import',
  usage: 'FILE --location ID [--stage] [--skip-invalid] [--accept HEADER ...]',
  summary: 'Import a price file as the prices of a location.',
  details:
    'Takes CMS JSON or CSV (tall or wide), plain, gzip or zip. The file goes live in one step. One with values that\n' +
    'cannot be meant changes nothing, unless --skip-invalid leaves them out. With --stage it is not live yet, and takes the place of what\n' +
    'was staged before: "prices diff" shows what would change, and "prices activate" makes it live.\n' +
    '--accept takes a file as it is whose column or property HEADER is not known, stands twice or lacks its plan.',
  options: {
    location: { type: 'string' },
    stage: { type: 'boolean' },
    'skip-invalid': { type: 'boolean' },
    accept: { type: 'string', multiple: true },
  },
  records: ['pricesImported', 'pricesStaged', 'pricesImportRefused'],
  positionals: ['FILE'],
  async run({ terminal, signal, ...context }, { positionals, options, lists }) {
    const [path = ''] = positionals;
    const skipInvalid = options['skip-invalid'] === true;
    const stage = options['stage'] === true;
    const accept = lists['accept'] ?? [];
    return asStaff<ExitCode>(context, async (staff) => {
      const location = knownLocation(staff.settings.healthSystem, options['location']);
      const progress = createProgressDisplay(terminal, 'rates');
      try {
        const imported = await importPrices(
          { ...staff, clock: systemClock },
          {
            path,
            locationId: location.id,
            skipInvalid,
            stage,
            accept,
            onProgress: (read) => progress.update({ ...read, count: read.rates }),
            signal,
          },
        );
        progress.end();
        terminal.out(`${stage ? stagedText(imported, location) : liveText(location)}${summaryText(imported)}`);
        if (imported.breaches > 0) terminal.out(BREACH_ADVICE);
        if (isPublished(staff.settings, location) && !isNamedByConvention(imported.fileName))
          terminal.out(`${NAMING_ADVICE}\n`);
        const names = await listPayerNames(staff.database.db, location.id);
        const ofFile = names.filter(({ rates, staged }) => (stage ? staged : rates) > 0);
        const undecided = ofFile.filter(({ decision }) => decision === null).length;
        if (undecided > 0) terminal.out(undecidedText(undecided, location.id));
        return 0;
      } catch (error) {
        progress.end();
        if (error instanceof PriceImportError && error.summary) terminal.out(summaryText(error.summary));
        throw error;
      }
    });
  },
};

/** Whether the portal publishes the files of this location. */
function isPublished({ healthSystem }: Staff['settings'], { ours }: HealthSystemLocation): boolean {
  return ours && healthSystem.priceTransparency !== undefined;
}

function liveText({ id, name }: HealthSystemLocation): string {
  return `The prices of ${name} (${id}) are live.\n`;
}

function stagedText({ versionId, replaced }: ImportedPriceFile, { id, name }: HealthSystemLocation): string {
  return [
    `Version ${versionId} of the prices of ${name} (${id}) is staged. Visitors see the prices of before.`,
    ...(replaced === undefined ? [] : [`Version ${replaced}, which was staged before, is gone.`]),
    `See what would change: npm run portico -- prices diff ${id} ${versionId}`,
    `Make it live: npm run portico -- prices activate ${id} ${versionId}`,
    '',
  ].join('\n');
}

/** Until staff decide, the portal may take a patient's insurer for one without a contract with the location. */
function undecidedText(count: number, locationId: string): string {
  const decide = `npm run portico -- payors unmapped ${locationId}`;
  return `Staff have not decided what ${countOf(count, 'name')} of its payers stand for: ${decide}\n`;
}
