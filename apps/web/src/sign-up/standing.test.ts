import type { SignUpStanding } from '@portico/contract';
import { expect, it } from 'vitest';
import { callCache } from '../portal/use-call.ts';
import { keepStanding } from './standing.ts';

const KEY = ['sign-up standing'];

function at(step: SignUpStanding['step']): SignUpStanding {
  return {
    step,
    cc: 2,
    ch: 2,
    stanfordPatient: false,
    verificationMethods: [],
    verificationMethod: null,
    ways: [],
    phoneLastFour: null,
    demographics: null,
    username: null,
    partner: null,
  };
}

it('a standing that was asked for before a step does not undo what the step answered, however late it comes', async () => {
  keepStanding(at('demographics'));
  let answer = (_late: SignUpStanding): void => {};
  const asked = callCache.fetchQuery({
    queryKey: KEY,
    staleTime: 0,
    queryFn: () => new Promise<SignUpStanding>((resolve) => (answer = resolve)),
  });
  await Promise.resolve();
  keepStanding(at('method'));
  answer(at('demographics'));
  await asked;
  expect(callCache.getQueryData(KEY)).toMatchObject({ step: 'method' });
});
