import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

/** Solves one challenge in a worker, and answers with the base64 that the server takes; null if it gave up. */
addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  void solve(data).then((answer) => postMessage(answer));
});

async function solve(challenge: Challenge): Promise<string | null> {
  const solution = await solveChallenge({ challenge, deriveKey }).catch(() => null);
  return solution ? btoa(JSON.stringify({ challenge, solution })) : null;
}
