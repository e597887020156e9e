import { describe, expect, it } from 'vitest';
import { engines } from '../../testing/databases.ts';
import { fuzzPortal } from '../testing/fuzz/fuzz-portal.ts';

/** `npm run fuzz -w @portico/server [-- REQUESTS SEED]` sends more. */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 1000);
const seed = Number(process.env['FUZZ_SEED'] ?? 1);

describe.each(engines)('generated requests to every call, on %s (issue 12)', (engine) => {
  it(
    `are answered or refused as the contract says, and a refusal leaves nothing behind (seed ${seed})`,
    async () => {
      const { statuses, succeeded, findings } = await fuzzPortal(engine, requests, seed);
      console.log(`${requests} requests on ${engine}:`, Object.fromEntries(statuses), [...succeeded].join(' '));
      expect(findings.slice(0, 20)).toEqual([]);
    },
    requests * 200,
  );
});
