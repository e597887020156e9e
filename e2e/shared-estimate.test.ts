import { readHealthLink, readManifest } from '@portico/health-links';
import { compactDecrypt } from 'jose';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { expectSoundPage } from './support/checks.ts';
import { openEstimate, tabTo } from './support/guest.ts';
import { desktopInEnglish, endVisits, phoneInSpanish, visit } from './support/visitor.ts';

// Issue 14, point 5: "SMART Health Link out (estimate as bundle and PDF, passcode, expiry)".

afterAll(endVisits);

const opener = 'main button:has(.lucide-share-2)';
const made = '.shared-link';

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
    expect(await received(page, '123456')).toEqual({ status: 200, amount });
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
    expect(errors).toEqual([]);
    await leave();
  });
});
