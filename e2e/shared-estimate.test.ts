import { readHealthLink, readManifest } from '@portico/health-links';
import { compactDecrypt } from 'jose';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { readPdf } from '../apps/server/src/testing/read-pdf.ts';
import { expectSoundInBothThemes, expectSoundPage } from './support/checks.ts';
import { openEstimate, tabTo } from './support/guest.ts';
import { pagesOf } from './support/pdf.ts';
import { desktopInEnglish, endVisits, isRefusal, phoneInSpanish, visit, type View } from './support/visitor.ts';

// Issue 14, point 5: "SMART Health Link out (estimate as bundle and PDF, passcode, expiry)".

afterAll(endVisits);

const opener = 'main button:has(.lucide-share-2)';
const made = '.shared-link';
const passcodeField = '#shared-passcode';

/** What an app of somebody else gets by the link that stands on the page. */
async function received(page: Page, passcode?: string): Promise<{ status: number; amount: string }> {
  const read = readHealthLink(await page.locator('.shared-link-text').innerText());
  if ('error' in read) throw new Error(read.error);
  const { url, key } = read.link;
  const body = { recipient: 'A clinic', ...(passcode === undefined ? {} : { passcode }) };
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) return { status: reply.status, amount: '' };
  const [file] = readManifest(await reply.json()) ?? [];
  const { plaintext } = await compactDecrypt(
    file && 'embedded' in file ? file.embedded : '',
    Buffer.from(key, 'base64url'),
  );
  const { entry } = JSON.parse(Buffer.from(plaintext).toString()) as {
    entry: [{ resource: { section: [{ text: { div: string } }] } }];
  };
  return { status: reply.status, amount: /<b>([^<]+)<\/b>/.exec(entry[0].resource.section[0].text.div)?.[1] ?? '' };
}

/** Somebody without a health app opens the link in their browser, with the keyboard alone (decision 139). */
async function opensInBrowser(
  link: string,
  view: View,
  { amount, claim }: { amount: string; claim: string },
  passcode?: string,
): Promise<void> {
  const { page, errors, leave } = await visit(view);
  await page.goto(link);
  if (passcode !== undefined) {
    await page.locator(passcodeField).waitFor();
    await expectSoundPage(page);
    await tabTo(page, passcodeField);
    await page.keyboard.type('654321');
    await page.keyboard.press('Enter');
    await page.locator(`${passcodeField}[aria-invalid=true]:focus`).waitFor();
    const told = /This is not the passcode of the link.*Tries left: \d/;
    await page.locator('output', { hasText: told }).first().waitFor({ state: 'attached' });
    await page.keyboard.press('Control+a');
    await page.keyboard.type(passcode);
    await page.keyboard.press('Enter');
  }
  await page.locator('.shared-document').waitFor();
  // The link leaves the address at once; a reload finds it in the history.
  expect(page.url()).toMatch(/\/estimates-shared$/);
  expect(await page.locator('.shared-narrative b').first().innerText()).toBe(claim);
  await expectSoundInBothThemes(page);
  const paper = page.waitForEvent('download');
  await page.locator('.shared-document button').press('Enter');
  const { parts } = await readPdf(await readFile(await (await paper).path()));
  expect(parts.map(({ text }) => text).join(' ')).toContain(amount);
  await page.emulateMedia({ media: 'print' });
  expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'screen' });
  await page.reload();
  await page.locator(passcode === undefined ? '.shared-document' : passcodeField).waitFor();
  expect(errors.filter((error) => !isRefusal(error))).toEqual([]);
  await leave();
}

describe('an estimate shared by a health link', () => {
  it('is opened by an application with its passcode, until it is taken back, with the keyboard alone', async () => {
    const { page, errors, leave } = await visit(desktopInEnglish);
    await openEstimate(page);
    const amount = await page.locator('.amount-figure').innerText();
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await tabTo(page, '#share-passcode');
    await page.keyboard.type('123');
    await page.keyboard.press('Enter');
    await page.locator('#share-passcode[aria-invalid=true]:focus').waitFor();
    await expectSoundPage(page);
    await page.keyboard.type('456');
    await page.keyboard.press('Enter');
    await page.locator(`${made} h3:focus`).waitFor();
    await expectSoundPage(page);
    expect(await received(page)).toMatchObject({ status: 401 });
    // What an amount claims to be stands with it (decision 238).
    const claim = `About ${amount}`;
    expect(await received(page, '123456')).toEqual({ status: 200, amount: claim });
    const madeLink = await page.locator('.shared-link-text').innerText();
    await opensInBrowser(madeLink, desktopInEnglish, { amount, claim }, '123456');
    await tabTo(page, '.open-links button');
    await page.keyboard.press('Enter');
    await page.locator('.open-links').waitFor({ state: 'detached' });
    expect(await received(page, '123456')).toMatchObject({ status: 404 });
    expect(errors).toEqual([]);
    await leave();
  });

  it('in Spanish on a phone needs no passcode', async () => {
    const { page, errors, leave } = await visit(phoneInSpanish);
    await openEstimate(page);
    await page.locator(opener).click();
    await page.locator('#share-passcode').waitFor();
    await page.locator('form:has(#share-passcode) button').click();
    await page.locator(`${made} h3:focus`).waitFor();
    await expectSoundPage(page);
    expect(await received(page)).toMatchObject({ status: 200 });
    const amount = await page.locator('.amount-figure').innerText();
    const link = await page.locator('.shared-link-text').innerText();
    await opensInBrowser(link, phoneInSpanish, { amount, claim: `Alrededor de ${amount}` });
    // Taken back, it says so, and where to go.
    await page.locator('.open-links button').click();
    await page.locator('.open-links').waitFor({ state: 'detached' });
    const gone = await visit(phoneInSpanish);
    await gone.page.goto(link);
    await gone.page.getByText('Este enlace ya no abre nada').waitFor();
    await expectSoundPage(gone.page);
    await gone.leave();
    expect(errors).toEqual([]);
    await leave();
  });
});
