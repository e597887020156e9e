import { afterAll, beforeAll, describe } from 'vitest';
import { startPortal, type Portal } from '../support/portal.ts';
import { activationWalks } from './activation.ts';
import { estimateWalks } from './estimates.ts';
import { partnerWalks } from './partner.ts';
import { recoveryWalks } from './recovery.ts';
import { signInWalks } from './sign-in.ts';
import { signUpWalks } from './sign-up.ts';
import { walksOf } from './walk.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal({}, { captcha: { enabled: false }, card: { numberAlone: true }, names: 'specification' });
});
afterAll(() => portal.stop());

describe('a client that knows the specification alone, in JSON (spec §7)', () => {
  const walks = walksOf(() => portal, 'json');
  signInWalks(walks);
  recoveryWalks(walks);
  signUpWalks(walks);
  activationWalks(walks);
  partnerWalks(walks);
  estimateWalks(walks);
});
