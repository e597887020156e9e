import { myHealthLogin, pathTo, SIGNED_IN_PATH, states } from '@portico/contract';
import type { Page } from 'playwright-core';
import { demoPassword } from './account.ts';
import { call } from './calls.ts';
import { acceptTermsByCall } from './guest.ts';

/** A page of which it is measured how far things move, and how to come to its address. */
export interface MeasuredPage {
  readonly name: string;
  readonly path: (page: Page) => Promise<string>;
  /** What stands there once it is whole. */
  readonly sign: string;
}

const place = { svcArea: 'bay', location: 'alder-main' };
const estimate = { ...place, template: 'mri-knee' };

/** The token of a guest who has accepted the terms. */
async function guest(page: Page): Promise<string> {
  await page.goto(pathTo('estimates'));
  return acceptTermsByCall(page, place);
}

const opened = (name: string, path: string, sign: string): MeasuredPage => ({ name, sign, path: async () => path });

/** Where a stranger begins, and every page of the way to an estimate. */
export const measuredPages: readonly MeasuredPage[] = [
  opened('the first page', pathTo('home'), '.home-doors a'),
  opened('the areas', pathTo('estimates'), 'main a[href*="svcArea="]'),
  opened('the terms of an estimate', pathTo('estimates-terms', place), 'main [type=checkbox]'),
  {
    name: 'the services',
    path: async (page) => pathTo('estimates-services', { ...place, token: await guest(page) }),
    sign: 'main input[type=search]',
  },
  {
    name: 'the insurance of an estimate',
    path: async (page) => pathTo('estimates-insurance', { ...estimate, token: await guest(page) }),
    sign: '.insurance-form button[type=submit]',
  },
  {
    name: 'an estimate',
    path: async (page) => pathTo('estimates-details', { ...estimate, token: await guest(page) }),
    sign: '.estimate[aria-busy=false] .estimate-amount',
  },
  {
    name: 'a service at every place',
    path: async (page) => pathTo('estimates-compare', { template: 'mri-knee', token: await guest(page) }),
    sign: 'main a.site-row-link',
  },
  opened('the terms of an account', pathTo('terms-conditions'), '.account-terms'),
  opened('the sign-up', pathTo('signup'), 'input[name=patient]'),
  opened('a link that has expired', `${pathTo('sms-activation')}/token=no-such-token`, 'main a[href^="tel:"]'),
];

/** A partner of the demonstration, in whose context the twins of a state are opened. */
const partner = 'cisco';

/** Every state by its address, in a fresh browser: one of a flow without that flow shows where it begins (spec §4). */
const statesByAddress: readonly MeasuredPage[] = [...states.values()].map(({ name, path, access, inPartner }) => ({
  name: `the state ${name}`,
  sign: 'main h1',
  path: async (page) => {
    if (access !== 'signedIn') return pathTo(name, inPartner ? { partner } : {});
    await page.goto(pathTo('home'));
    await call(page, myHealthLogin, { username: 'swhitfield95', password: demoPassword });
    return `${SIGNED_IN_PATH}#${path}`;
  },
}));

/** For the long form of the tests, and for `npm run bench page`. */
export const everyMeasuredPage: readonly MeasuredPage[] = [...measuredPages, ...statesByAddress];
