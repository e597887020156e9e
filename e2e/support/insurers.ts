import { createServer } from 'node:http';
import { systemClock } from '../../apps/server/src/adapters/clock-system.ts';
import { startSimulatedPayer } from '../../apps/server/src/payer/simulated-payer.ts';

/** The simulated insurers as they stand in the world: beyond the portal, so that they outlive it, and answering when the journey wants. */
export interface Insurers {
  /** For the portal that asks them. */
  readonly environment: Readonly<Record<string, string>>;
  /** How many inquiries have come in, answered or not. */
  readonly timesAsked: () => number;
  /** From now on inquiries come in and wait, */
  readonly holdBack: () => void;
  /** until now. What has waited is answered too. */
  readonly answer: () => void;
  readonly close: () => Promise<void>;
}

/** Starts them on a free port of loopback. They answer as docs/demo.md has it. */
export async function startInsurers(): Promise<Insurers> {
  const payer = await startSimulatedPayer(systemClock);
  let timesAsked = 0;
  let mayAnswer = Promise.resolve();
  let answer = (): void => {};
  const server = createServer((request, response) => {
    timesAsked += 1;
    void mayAnswer.then(() => payer.listener(request, response));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    environment: {
      ELIGIBILITY_URL: `x12+http://127.0.0.1:${port}/x12`,
      ELIGIBILITY_SENDER_ID: 'ALDERBAY',
      ELIGIBILITY_RECEIVER_ID: 'INSURERS',
    },
    timesAsked: () => timesAsked,
    holdBack: () => {
      mayAnswer = new Promise((resolve) => {
        answer = resolve;
      });
    },
    answer: () => answer(),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      await payer.close();
    },
  };
}
