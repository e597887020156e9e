import { defineConfig } from 'vitest/config';

/** One more than the cores of the gate: many tests wait, for a pause, a port, a page or a process of their own. */
const maxWorkers = 3;

/** Properties take seconds on a busy machine, and nothing is wrong with them. */
const testTimeout = 30_000;

/**
 * Unit and API tests run in parallel files, which share what their worker has imported: no test replaces a module for
 * another. The browser journeys share one server and one browser, and run after them.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'house',
          include: ['scripts/**/*.test.ts'],
          isolate: false,
          testTimeout,
          hookTimeout: 60_000,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts'],
          setupFiles: ['scripts/seeded-properties.ts'],
          isolate: false,
          testTimeout,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', 'bench/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          setupFiles: ['apps/server/src/testing/quick-hashes.ts', 'scripts/seeded-properties.ts'],
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          maxWorkers,
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
          maxWorkers,
          expect: { poll: { timeout: 10_000 } },
          // A browser on a busy machine may miss a moment. What fails twice is broken; what is tried again is named in the report.
          retry: 1,
        },
      },
      {
        test: {
          name: 'pictures',
          include: ['e2e/pictures/*.ts'],
          globalSetup: ['e2e/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 1,
        },
      },
      'apps/web/vitest.config.ts',
    ],
  },
});
