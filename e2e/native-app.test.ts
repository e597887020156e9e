import { pathTo } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goToSignedIn, submitSignIn } from './support/account.ts';
import { beginToAdd, dialog, enterCode } from './support/account-security.ts';
import { expectSoundPage } from './support/checks.ts';
import { hostOf } from './support/native-hosts.ts';
import { awaitMessages, codeIn } from './support/outbox.ts';
import { openPatientEstimate } from './support/patient-estimates.ts';
import { startPortal, type Portal } from './support/portal.ts';
import { endVisits, phoneInSpanish, visit, type View } from './support/visitor.ts';

/** A portal of its own: a hospital with apps, and people who switch on two-step verification. */
let portal: Portal;
beforeAll(async () => {
  const mobileApps = { ios: 'https://apps.example/ios', android: 'https://apps.example/android' };
  portal = await startPortal({}, { mobileApps });
});
afterAll(async () => {
  await endVisits();
  await portal.stop();
});

const hosts: ReadonlyArray<{ system: 'ios' | 'android'; manner: View; username: string; phone: string }> = [
  {
    system: 'ios',
    manner: {
      ...phoneInSpanish,
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    },
    username: 'james.okafor',
    phone: '+16505550197',
  },
  {
    system: 'android',
    manner: {
      width: 390,
      language: 'en',
      userAgent:
        'Mozilla/5.0 (Linux; Android 16; K; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36',
    },
    username: 'ana.rivera',
    phone: '+16505550196',
  },
];

describe.each(hosts)('inside the hospital’s app on $system (spec §1)', ({ system, manner, username, phone }) => {
  it('opens deep links, prints and saves through the app, and tells it who goes', async () => {
    const { page, errors, leave } = await visit(manner, portal.url);
    const host = await hostOf(page, system);

    // Who has the app is not asked to get it.
    await page.goto('/');
    expect(await host.hears('ready')).toEqual({ kind: 'ready', isSignedIn: false });
    await page.waitForLoadState('networkidle');
    expect(await page.locator('.mobile-prompt').count()).toBe(0);
    await host.say({ kind: 'open', path: pathTo('mobile-download') });
    await host.hears('ready');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('main a[href^="https://apps.example"]').count()).toBe(0);
    await expectSoundPage(page);

    // A link into the signed-in app leads through the sign-in to it.
    await host.say({ kind: 'open', path: pathTo('account-security') });
    await page.locator('.sign-in-form').waitFor();
    await submitSignIn(page, username);
    await page.waitForURL(`${portal.url}/Private#${pathTo('account-security')}`);
    await expect.poll(() => host.told.at(-1)).toEqual({ kind: 'ready', isSignedIn: true });

    // Recovery codes, as a file that the app saves.
    const nextMessage = await awaitMessages(page, phone);
    await beginToAdd(page, 'sms');
    await page.locator('#factor-phone').fill(phone);
    await page.locator(`${dialog} button[type=submit]`).click();
    await page.locator('#factor-code').waitFor();
    await enterCode(page, codeIn(await nextMessage()));
    await page.locator('.recovery-codes li').first().waitFor();
    const codes = await page.locator('.recovery-codes li').allInnerTexts();
    await page.locator('.recovery-actions .lucide-download').click();
    const file = await host.hears('download');
    expect(file).toMatchObject({ name: 'recovery-codes.txt', type: 'text/plain' });
    for (const code of codes) expect(Buffer.from(file.base64, 'base64').toString('utf8')).toContain(code);
    await page.locator('.recovery-actions .lucide-printer').click();
    await host.hears('print');
    await page.getByRole('checkbox').check();
    await page.locator('main button[type=submit]').click();
    await page.locator('.security').waitFor();

    // An estimate on paper.
    await openPatientEstimate(page, 'mri-brain');
    await page.locator('.estimate-actions .lucide-printer').click();
    expect((await host.hears('print')).title).toBe(await page.title());

    // Nothing that the app may have from a stranger's link leads to another site.
    await host.say({ kind: 'open', path: '//evil.example/' });
    await host.say({ kind: 'open', path: pathTo('account-security') });
    await page.locator('.security').waitFor();
    expect(new URL(page.url()).origin).toBe(portal.url);

    // Signing out: from the app's own menu, or from the page's.
    if (system === 'ios') await host.say({ kind: 'signOut' });
    else {
      await page.locator('.person-button').click();
      await page.locator('button.person-item').click();
    }
    await host.hears('signedOut');
    await page.getByRole('dialog').waitFor();
    await expectSoundPage(page);
    await page.goto(`/Private#${pathTo('account-security')}`);
    await page.locator('.sign-in-form').waitFor();
    expect(errors).toEqual([]);
    await leave();
  });
});

describe('outside of it', () => {
  it('the browser saves and prints by itself', async () => {
    const { page, leave } = await visit(phoneInSpanish, portal.url);
    await page.addInitScript(() => {
      window.print = () => {
        document.body.dataset['printed'] = 'yes';
      };
    });
    await page.goto('/');
    await submitSignIn(page, 'swhitfield95');
    await page.waitForURL(/\/Private/);
    await goToSignedIn(page, pathTo('account-security'));
    const nextMessage = await awaitMessages(page, '+16505550195');
    await beginToAdd(page, 'sms');
    await page.locator('#factor-phone').fill('+16505550195');
    await page.locator(`${dialog} button[type=submit]`).click();
    await page.locator('#factor-code').waitFor();
    await enterCode(page, codeIn(await nextMessage()));
    await page.locator('.recovery-codes li').first().waitFor();
    const download = page.waitForEvent('download');
    await page.locator('.recovery-actions .lucide-download').click();
    expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
    await page.locator('.recovery-actions .lucide-printer').click();
    expect(await page.locator('body').getAttribute('data-printed')).toBe('yes');
    expect(await page.locator('body').getAttribute('class')).toBeNull();
    await leave();
  });
});
