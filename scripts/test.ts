import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSteps, runSideBySide, runStep, staticSteps, type Step } from './steps.ts';

/** What the names of tests say that are skipped where nobody has put the published files beside the project. */
const READS_PUBLISHED_FILES = 'reads ../shared/data when present';

/**
 * `npm test`: everything that the gate runs. Its last line counts every check and every test. `npm run test:long` also takes the other engine for each call, and
 * the other view for each journey (docs/decisions/0187).
 */
if (process.argv.includes('--long')) process.env['TEST_FORM'] = 'long';
const reports = mkdtempSync(join(tmpdir(), 'portico-test-'));
const count = { passed: 0, failed: 0, skipped: 0, withoutFiles: 0 };

const failedChecks = await runSideBySide(staticSteps);
count.passed += staticSteps.length - failedChecks.length;
count.failed += failedChecks.length;
await runTests('unit and API tests', ['house', 'packages', 'server', 'web']);
const unbuilt = await runSideBySide(buildSteps);
count.passed += buildSteps.length - unbuilt.length;
count.failed += unbuilt.length;
if (unbuilt.length === 0) await runTests('browser journeys', ['e2e']);

rmSync(reports, { recursive: true, force: true });
if (count.withoutFiles > 0) {
  console.log(`\n${count.withoutFiles} tests of published files were skipped: ../shared/data is not here.`);
}
const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
console.log(`\n${count.passed} passed, ${count.failed} failed${skipped}`);
process.exit(count.failed === 0 ? 0 : 1);

async function runTests(name: string, projects: readonly string[]): Promise<void> {
  const report = join(reports, `${projects.join('-')}.json`);
  const step: Step = {
    name,
    command: [
      'vitest',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
  };
  const ok = await runStep(step);
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = readReport(report);
  count.passed += numPassedTests;
  count.skipped += numPendingTests;
  count.withoutFiles += testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, fullName }) => status === 'skipped' && fullName.includes(READS_PUBLISHED_FILES)).length;
  // A run that ended badly without a failing test (a file that does not load, an empty project) has failed all the same.
  count.failed += ok && numPassedTests > 0 ? numFailedTests : Math.max(1, numFailedTests);
}

/** The part of vitest's report that is read here. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: ReadonlyArray<{
    readonly assertionResults: ReadonlyArray<{ readonly status: string; readonly fullName: string }>;
  }>;
}

function readReport(path: string): Report {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, testResults: [] };
  }
}
