import { checkRte, pathTo, startRteQuery } from '@portico/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLongForm } from '../apps/server/src/testing/long-form.ts';
import { expectSoundPage } from './support/checks.ts';
import { tokenOf } from './support/guest.ts';
import {
  amountOf,
  ask,
  benefit,
  byHand,
  failed,
  openInsurance,
  overlay,
  showEstimate,
  stepsOfWorking,
  waysOn,
  workingShown,
} from './support/insured-guest.ts';
import { startInsurers, type Insurers } from './support/insurers.ts';
import { eventually } from './support/outbox.ts';
import { startPortal, type Portal } from './support/portal.ts';
import {
  endVisits,
  desktopInEnglish,
  isRefusal,
  phoneInSpanish,
  visit,
  type View,
  shortly,
} from './support/visitor.ts';

/** RTETimeout: long enough to do something meanwhile, short enough to wait for. */
const TIMEOUT_SECONDS = 6;

let insurers: Insurers;
let portal: Portal;
beforeAll(async () => {
  insurers = await startInsurers();
  portal = await startPortal(insurers.environment, { rteTimeoutSeconds: TIMEOUT_SECONDS });
});
afterAll(async () => {
  await endVisits();
  await portal.stop();
  await insurers.close();
});

const comeTo = (manner: View) => visit(manner, portal.url);

/** Asks the insurer, which has the question now and holds its answer back. */
async function askInVain(page: Page, number: string): Promise<void> {
  const before = insurers.timesAsked();
  insurers.holdBack();
  await ask(page, { number });
  await page.locator(overlay).waitFor();
  await eventually(async () => (insurers.timesAsked() > before ? true : undefined));
}

/** The insurer answers, and its benefits make the estimate: 600 of the deductible is left. */
async function expectAnswered(page: Page): Promise<void> {
  await workingShown(page);
  expect((await stepsOfWorking(page))[1]).toBe(600_00);
}

describe.each(
  shortly(1, [
    {
      how: 'in English at desktop width',
      manner: desktopInEnglish,
      asking: 'Asking Meridian',
      still: /^Still asking\. It takes at most \d+ seconds more\.$/,
      late: 'Meridian did not answer in time',
      changed: 'Use the new benefits',
    },
    {
      how: 'in Spanish on a phone',
      manner: phoneInSpanish,
      asking: 'Estamos preguntando a Meridian',
      still: /^Seguimos preguntando\. Tardará como máximo \d+ segundos más\.$/,
      late: 'Meridian no respondió a tiempo',
      changed: 'Usar los beneficios nuevos',
    },
  ]),
)('an insurer that takes its time, $how (spec §4, §9)', (words) => {
  it('is waited for, with its progress said; then benefits are entered by hand, and a late answer is offered', async () => {
    const { page, errors, leave } = await comeTo(words.manner);
    await openInsurance(page);
    await askInVain(page, `ACTIVE-late${words.manner.width}`);
    const progress = page.locator(overlay).getByRole('progressbar', { name: words.asking });
    const before = Number(await progress.getAttribute('value'));
    await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(before);
    await expect.poll(() => page.locator(`${overlay} output`).innerText()).toMatch(words.still);
    await expectSoundPage(page);

    await page.locator(`${failed} h2:focus`, { hasText: words.late }).waitFor();
    await page.locator(waysOn.enter).click();
    await page.locator(byHand).waitFor();
    await page.locator(benefit('overall', 'copay')).fill('75');
    await showEstimate(page);
    await workingShown(page);
    const entered = await amountOf(page);
    expect(entered).toBe('$75.00');

    insurers.answer();
    const news = page.getByRole('button', { name: words.changed });
    await expect
      .poll(async () => {
        await page.reload();
        await workingShown(page);
        return news.count();
      })
      .toBe(1);
    expect(await amountOf(page)).toBe(entered);
    await expectSoundPage(page);
    await news.click();
    await expect.poll(() => amountOf(page)).not.toBe(entered);
    await expectAnswered(page);
    expect(errors).toEqual([]);
    await leave();
  });

  it.runIf(isLongForm)('and answers within the time: the estimate has its benefits', async () => {
    const { page, errors, leave } = await comeTo(words.manner);
    await openInsurance(page);
    await askInVain(page, `ACTIVE-slow${words.manner.width}`);
    insurers.answer();
    await expectAnswered(page);
    expect(errors).toEqual([]);
    await leave();
  });
});

describe('a check that is interrupted', () => {
  it('by whoever waits, goes on: it can be looked for again, or benefits are entered meanwhile', async () => {
    const { page, errors, leave } = await comeTo(desktopInEnglish);
    await openInsurance(page);
    await askInVain(page, 'ACTIVE-stopped');
    const stopped = page.locator(`${failed} h2:focus`, { hasText: 'You stopped waiting for Meridian' });
    await page.locator(`${overlay} button`).click();
    await stopped.waitFor();
    await expectSoundPage(page);
    await page.locator(waysOn.lookAgain).click();
    await page.locator(`${overlay} button`).click();
    await stopped.waitFor();
    await page.locator(waysOn.enter).click();
    // One more look without being asked; it is no failure that there is no answer.
    const told = page.locator('.insurance [role=alert]', { hasText: 'You stopped waiting for Meridian.' });
    await told.waitFor();
    await page.locator(byHand).waitFor();
    await expectSoundPage(page);
    insurers.answer();
    await told.getByRole('button', { name: 'Look again' }).click();
    await expectAnswered(page);
    expect(errors).toEqual([]);
    await leave();
  });

  it('is confirmed, and not in vain as well, where the answer came and no status call got through', async () => {
    const { page, leave } = await comeTo(desktopInEnglish);
    await openInsurance(page);
    await askInVain(page, 'ACTIVE-asleep');
    await page.locator(`${overlay} button`).click();
    // As with a phone that slept, or lost its network in the middle of a call.
    await page.route(`**${checkRte.path}`, () => {});
    await page.locator(waysOn.enter).click();
    await page.locator(overlay).waitFor();
    insurers.answer();
    await expectAnswered(page);
    await page.locator(overlay).waitFor({ state: 'hidden' });
    expect(await page.locator('.insurance [role=alert]').count()).toBe(0);
    expect(await page.locator(byHand).count()).toBe(0);
    await leave();
  });

  it('goes on after a reload, and after a way back and forth', async () => {
    const { page, errors, leave } = await comeTo(desktopInEnglish);
    await openInsurance(page);
    // The way back leads to the services, as it does for who came from there.
    const insurance = page.url();
    await page.goto(pathTo('estimates-services', { svcArea: 'bay', location: 'alder-main', token: tokenOf(page) }));
    await page.getByRole('searchbox').waitFor();
    await page.goto(insurance);
    await askInVain(page, 'ACTIVE-reload');
    await page.reload();
    await page.locator(overlay).getByText('Asking Meridian').waitFor();
    await page.goBack();
    await page.getByRole('searchbox').waitFor();
    await page.goForward();
    await page.locator(overlay).waitFor();
    insurers.answer();
    await expectAnswered(page);
    expect(errors).toEqual([]);
    await leave();
  });

  it.runIf(isLongForm)('before the question has gone out leads nobody back to it', async () => {
    const { page, errors, leave } = await comeTo(desktopInEnglish);
    await openInsurance(page);
    let send = (): void => {};
    const mayGoOut = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route(`**${startRteQuery.path}`, async (route) => {
      await mayGoOut;
      await route.continue();
    });
    await ask(page, { number: 'ACTIVE-left' });
    await page.locator(`header nav a[href="${pathTo('helpdesk-center')}"]`).click();
    await page.waitForURL(/\/helpdesk-center/);
    const looks: string[] = [];
    page.on('request', (request) => looks.push(new URL(request.url()).pathname));
    const asked = page.waitForResponse((reply) => reply.url().endsWith(startRteQuery.path));
    send();
    await (await asked).finished();
    await page.evaluate(() => fetch('/dev/demo.json').then((reply) => reply.text()));
    expect(looks).not.toContain(checkRte.path);
    await page.waitForURL(/\/helpdesk-center/);
    expect(errors).toEqual([]);
    await leave();
  });

  it('is one check in two tabs, and asked once', async () => {
    const { page, newTab, errors, leave } = await comeTo(desktopInEnglish);
    await openInsurance(page);
    const before = insurers.timesAsked();
    await askInVain(page, 'ACTIVE-tabs');
    const other = await newTab();
    await other.goto(page.url());
    await other.locator(overlay).waitFor();
    insurers.answer();
    await expectAnswered(page);
    await expectAnswered(other);
    expect(insurers.timesAsked()).toBe(before + 1);
    expect(errors).toEqual([]);
    await leave();
  });

  it.runIf(isLongForm)('ends after five status calls that failed, long before the time is up', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await openInsurance(page);
    let calls = 0;
    await page.route(`**${checkRte.path}`, (route) => {
      calls += 1;
      return route.abort();
    });
    await ask(page, { number: 'SILENT-five' });
    await page.locator(`${failed} h2:focus`).waitFor();
    expect(calls).toBe(5);
    await page.locator(waysOn.enter).waitFor();
    await leave();
  });

  it.runIf(isLongForm)(
    'ends at once where the insurer is out of order: it is asked again when whoever waits wants that (decision 72)',
    async () => {
      const { page, errors, leave } = await comeTo(phoneInSpanish);
      await openInsurance(page);
      const before = insurers.timesAsked();
      const outage = page.locator(`${failed} h2:focus`, { hasText: 'Meridian no puede responder en este momento' });
      await ask(page, { number: 'DOWN-1' });
      await outage.waitFor();
      await expectSoundPage(page);
      expect(insurers.timesAsked()).toBe(before + 1);
      await page.locator(waysOn.askAgain).click();
      await eventually(async () => (insurers.timesAsked() === before + 2 ? true : undefined));
      await outage.waitFor();

      await page.locator(waysOn.check).click();
      await ask(page, { number: 'AAA42-1' });
      await outage.waitFor();
      await page.locator(waysOn.askAgain).click();
      await expectAnswered(page);
      expect(errors).toEqual([]);
      await leave();
    },
  );

  it('outlives the server: killed and started again, it asks nobody twice, and the patient enters benefits', async () => {
    const { page, errors, leave } = await comeTo(desktopInEnglish);
    await openInsurance(page);
    const before = insurers.timesAsked();
    await askInVain(page, 'ACTIVE-killed');
    await portal.kill();
    await portal.startAgain();
    await page.locator(`${failed} h2:focus`).waitFor();
    await page.locator(waysOn.enter).click();
    await page.locator(byHand).waitFor();
    await page.locator(benefit('overall', 'deductible')).fill('250');
    await showEstimate(page);
    await workingShown(page);
    expect((await stepsOfWorking(page))[1]).toBe(250_00);

    // Asked again within 90 seconds, it is still the same question.
    await page.locator('.insurance-head button').click();
    await page.getByRole('button', { name: 'Ask my insurer again' }).click();
    await page.locator(overlay).waitFor();
    await page.getByText("We couldn't confirm your benefits with your insurance provider.").first().waitFor();
    expect(insurers.timesAsked()).toBe(before + 1);
    insurers.answer();
    expect(errors.filter((error) => !isRefusal(error) && !error.includes('ERR_'))).toEqual([]);
    await leave();
  });
});
