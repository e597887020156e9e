import { pathTo } from '@portico/contract';
import type { Page } from 'playwright-core';
import { goToSignedIn, openSignedIn } from './account.ts';
import { beginToAdd, card, dialog } from './account-security.ts';
import type { FormWithFields } from './forms-with-fields.ts';

/** Of who is signed in. */
export const accountForms: readonly FormWithFields[] = [
  {
    name: 'another password',
    open: async (page) => {
      await openSignedIn(page, signedIn, security);
      await openCard(page, 'password');
    },
    draws: {
      'private/pages/account-security/change-password.tsx': ['current-password'],
      'forms/new-password.tsx': ['new-password', 'new-password-again'],
    },
  },
  {
    name: 'another security question',
    open: (page) => openCard(page, 'question'),
    draws: { 'private/pages/account-security/change-question.tsx': ['answer'] },
  },
  {
    name: 'another e-mail address',
    open: (page) => openCard(page, 'email'),
    draws: { 'private/pages/account-security/change-email.tsx': ['account-email'] },
  },
  {
    name: 'the end of an account',
    open: (page) => openCard(page, 'close'),
    draws: { 'private/pages/account-security/close-account.tsx': ['close-username'] },
  },
  {
    name: 'another phone',
    open: async (page) => {
      await leaveDialog(page);
      await beginToAdd(page, 'sms');
    },
    draws: { 'private/pages/account-security/factor-start.tsx': ['factor-phone'] },
  },
  {
    name: 'an invitation',
    open: async (page) => {
      await leaveDialog(page);
      await goToSignedIn(page, pathTo('people'));
      await page.getByRole('button', { name: 'Invite somebody', exact: true }).click();
    },
    draws: {
      'private/pages/people/invite-form.tsx': ['proxy-name', 'proxy-email', 'proxy-birth'],
    },
  },
];

/** Nobody else's: these forms are opened, and never sent. */
const signedIn = 'swhitfield95';
const security = '/account-security';

/** On the page of account security, whose forms are dialogs. */
async function openCard(page: Page, which: Parameters<typeof card>[1]): Promise<void> {
  await leaveDialog(page);
  await card(page, which).getByRole('button').first().click();
  await page.locator(dialog).waitFor();
}

async function leaveDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator(dialog).waitFor({ state: 'detached' });
}
