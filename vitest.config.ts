import { defineConfig } from 'vitest/config';

/** On the two cores of the gate; what computes only would have to wait for them as a third. */
const maxWorkers = 2;

/** Properties take seconds on a busy machine, and nothing is wrong with them. */
const testTimeout = 30_000;

/**
 * Unit and API tests run in parallel files, which share what their worker has imported: no test replaces a module for
 * another. The browser journeys share one server and one browser, and run after them.
 */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'packages', include: ['packages/*/src/**/*.test.ts'], isolate: false, testTimeout, maxWorkers } },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', 'bench/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          setupFiles: ['apps/server/src/testing/quick-hashes.ts'],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // One more than cores: many of these wait for a pause, a port or a process of their own.
          maxWorkers: maxWorkers + 1,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/global-setup.ts'],
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // One more than cores: a journey waits for much of its time.
          maxWorkers: maxWorkers + 1,
          expect: { poll: { timeout: 10_000 } },
          // A browser on a busy machine may miss a moment. What fails twice is broken; what is tried again is named in the report.
          retry: 1,
        },
      },
      { test: { name: 'web', include: ['apps/web/**/*.test.{ts,tsx}'], isolate: false, testTimeout, maxWorkers } },
    ],
  },
});
