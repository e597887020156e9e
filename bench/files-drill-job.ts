import { checkPriceFile } from '../apps/server/src/prices/check-price-file.ts';
import { measureJob } from './measure-job.ts';

/** Job of bench/files-drill.ts: checks one file, and prints what was said of it and what it cost. */
let said = '';
const figures = await measureJob(async () => {
  try {
    const { verdict, rules } = await checkPriceFile(process.argv[2] ?? '');
    said = `${verdict}: ${rules[0]?.first[0]?.remedy ?? ''}`;
  } catch (error) {
    said = error instanceof Error ? error.message : String(error);
  }
});
process.stdout.write(JSON.stringify({ said, ...figures }));
