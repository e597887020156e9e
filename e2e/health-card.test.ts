import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { expectSoundPage } from './support/checks.ts';
import { tabTo } from './support/guest.ts';
import { linkOfCard, openReader, pictureOf, pictureOfSigned, reader, showToCamera } from './support/health-cards.ts';
import { pagesOf } from './support/pdf.ts';
import { openInsurance, proceed, sayPolicyHolder, workingShown } from './support/insured-guest.ts';
import { desktopInEnglish, endVisits, phoneInSpanish, visit } from './support/visitor.ts';

// Issue 14, point 5, and "a health card scanned. English and Spanish, axe clean, keyboard alone".

afterAll(endVisits);

/** What the form of the insurance holds. */
const formOf = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [
        ...document.querySelectorAll<HTMLInputElement>(
          '.insurance-form input[type=text], .insurance-form input:not([type])',
        ),
      ]
        .filter(({ value }) => value !== '')
        .map(({ id, value }) => [id.replace('insurance-', ''), value]),
    ),
  );
const payorOf = (page: Page) => page.locator('.payor-choice input:checked').getAttribute('value');
/** The reader is gone, and what it has filled in is said, and has the focus. */
const filledIn = (page: Page) => page.locator('.insurance-main :focus .notice-leaf').waitFor();

describe('a health card scanned', () => {
  it('by the camera fills in the form of the insurance, which is then confirmed', async () => {
    const { page, errors, leave } = await visit(desktopInEnglish);
    await openInsurance(page);
    await expectSoundPage(page);
    const before = await page.evaluate(() => performance.getEntriesByType('resource').length);
    await page.locator(openReader).click();
    await page.locator(`${reader} h2:focus`).waitFor();
    // What reads codes comes now, and not with any page.
    expect(await page.evaluate(() => performance.getEntriesByType('resource').length)).toBeGreaterThan(before);
    await expectSoundPage(page);
    await showToCamera(page, 'https://example.org/poster');
    await page.getByRole('button', { name: 'Scan with the camera' }).click();
    await page.getByText('This code is not of a digital insurance card').waitFor();
    await expectSoundPage(page);
    await page.getByRole('button', { name: 'Stop the camera' }).click();
    await showToCamera(page, await linkOfCard(page, 'own'));
    await page.getByRole('button', { name: 'Scan with the camera' }).click();
    await filledIn(page);
    expect(await payorOf(page)).toBe('meridian');
    expect(await page.locator('input[name=insurance-holder]:checked').getAttribute('value')).toBe('yes');
    expect(await formOf(page)).toMatchObject({
      MemberFirstName: 'Ana',
      MemberLastName: 'Rivera',
      MemberId: 'ACTIVE-card',
      GroupNumber: '98765',
    });
    await expectSoundPage(page);
    // On paper: what the card has filled in, without what one presses.
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
    expect(await page.locator('#insurance-MemberId').isVisible()).toBe(true);
    expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'screen' });
    await page.locator(proceed).click();
    await workingShown(page);
    expect(errors).toEqual([]);
    await leave();
  });

  it('from a picture on a phone, in Spanish, fills in both the patient and the policy holder', async () => {
    const { page, errors, leave } = await visit(phoneInSpanish);
    await openInsurance(page);
    await page.locator(openReader).click();
    await page.locator(reader).waitFor();
    await expectSoundPage(page);
    const chooser = page.locator(`${reader} input[type=file]`);
    await chooser.setInputFiles({
      name: 'tarjeta.png',
      mimeType: 'image/png',
      buffer: await pictureOf(page, await linkOfCard(page, 'child')),
    });
    await filledIn(page);
    expect(await payorOf(page)).toBe('cascadia-blue');
    expect(await formOf(page)).toMatchObject({
      MemberFirstName: 'Luis Ángel',
      MemberId: 'MET-card',
      GroupNumber: 'CB-2210',
      SubscriberFirstName: 'Carmen',
      SubscriberId: 'MET-card0',
    });
    await expectSoundPage(page);
    // What the card says can be changed, and Continue takes it.
    await page.locator('#insurance-MemberId').fill('ACTIVE-corrected');
    await page.locator(proceed).click();
    await workingShown(page);
    expect(errors).toEqual([]);
    await leave();
  });

  it('that holds its data itself (shc:/) is read by the camera and from a picture, and nobody is asked for it', async () => {
    const { page, errors, leave } = await visit(phoneInSpanish);
    await openInsurance(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const signed = await linkOfCard(page, 'signed');
    await page.locator(openReader).click();
    await showToCamera(page, signed);
    await page.locator(`${reader} button:has(.lucide-camera)`).click();
    await filledIn(page);
    expect(await payorOf(page)).toBe('meridian');
    expect(await formOf(page)).toMatchObject({ MemberFirstName: 'Ana', MemberId: 'ACTIVE-card', GroupNumber: '98765' });
    await expectSoundPage(page);

    await page.locator('#insurance-MemberId').fill('');
    await page.locator(openReader).click();
    await page.locator(`${reader} input[type=file]`).setInputFiles({
      name: 'tarjeta.png',
      mimeType: 'image/png',
      buffer: await pictureOfSigned(signed),
    });
    await filledIn(page);
    expect(await formOf(page)).toMatchObject({ MemberFirstName: 'Ana', MemberId: 'ACTIVE-card' });
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
    expect(errors).toEqual([]);
    await leave();
  });

  it('by its link, with the keyboard alone: a wrong passcode, the right one, and back to the form', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await openInsurance(page);
    const link = await linkOfCard(page, 'passcode');
    await tabTo(page, openReader);
    await page.keyboard.press('Enter');
    await page.locator(`${reader} h2:focus`).waitFor();
    await tabTo(page, '#card-link');
    await page.keyboard.press('Enter');
    await page.locator('#card-link[aria-invalid=true]:focus').waitFor();
    await page.keyboard.type(link);
    await page.keyboard.press('Enter');
    await page.locator('#card-passcode:focus').waitFor();
    await expectSoundPage(page);
    await page.keyboard.type('1111');
    await page.keyboard.press('Enter');
    await page.locator('#card-passcode[aria-invalid=true]:focus').waitFor();
    // What is said in a live region, since the focus stays where it was: another text with each try.
    const told = (words: RegExp) => page.locator('output', { hasText: words }).first().waitFor({ state: 'attached' });
    const left = Number(/Tries left: (\d)/.exec(await page.locator(reader).innerText())?.[1]);
    await told(new RegExp(`This is not the passcode of the card.*Tries left: ${String(left)}`));
    await page.keyboard.press('Enter');
    await told(new RegExp(`This is not the passcode of the card.*Tries left: ${String(left - 1)}`));
    await expectSoundPage(page);
    await page.locator('#card-passcode').press('Control+a');
    await page.keyboard.type('2468');
    await page.keyboard.press('Enter');
    await filledIn(page);
    expect(await formOf(page)).toMatchObject({ MemberFirstName: 'Ana' });
    // What is left of the card is what stands in the form: not the link, not in the tab's memory, not in the address.
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), location.href]),
    );
    expect(kept).not.toMatch(/shlink|2468|dev\/cards/);
    await leave();
  });

  it('that cannot be read says why, and what to do', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await openInsurance(page);
    await page.locator(openReader).click();
    const tryLink = async (text: string) => {
      await page.locator('#card-link').fill(text);
      await page.getByRole('button', { name: 'Read the card' }).click();
    };
    const own = await linkOfCard(page, 'own');
    const cases: ReadonlyArray<readonly [string, string]> = [
      ['hello', 'This is not the link of a digital card.'],
      ['shc:/56762909', 'A part of this link is missing.'],
      [await linkOfCard(page, 'signed-other'), 'This is not an insurance card.'],
      [own.slice(0, -30), 'A part of this link is missing.'],
      [await linkOfCard(page, 'expired'), 'This card is not valid any more.'],
      [await linkOfCard(page, 'revoked'), 'This card is not valid any more.'],
      [await linkOfCard(page, 'endless'), 'This card is too large for us to read.'],
      [await linkOfCard(page, 'other-key'), 'This link does not open the card.'],
      [await linkOfCard(page, 'no-card'), 'There is no insurance card in this link.'],
      [withAddress(own, 'https://169.254.169.254/latest/meta-data'), 'We could not get your card.'],
    ];
    for (const [text, title] of cases) {
      await tryLink(text);
      await page.locator(`${reader} .notice-title`, { hasText: title }).waitFor();
    }
    await expectSoundPage(page);
    await page.locator(`${reader} input[type=file]`).setInputFiles({
      name: 'other.png',
      mimeType: 'image/png',
      buffer: await page.locator('h1').screenshot(),
    });
    await page.getByText('We found no code in this picture.').waitFor();

    await tryLink(await linkOfCard(page, 'two'));
    await page.locator(`${reader} h3:focus`).waitFor();
    await expectSoundPage(page);
    expect(await page.locator(`${reader} .option`).allInnerTexts()).toEqual([
      expect.stringContaining('Medical'),
      expect.stringContaining('Dental'),
    ]);
    await page.locator(`${reader} .option`).first().click();
    await filledIn(page);
    expect(await payorOf(page)).toBe('meridian');

    await page.locator(openReader).click();
    await tryLink(await linkOfCard(page, 'unlisted'));
    await filledIn(page);
    await page.getByText('We did not find “Tamarack Mutual of Ohio” in our list.').waitFor();
    await page.locator('.payor-choice input[value=meridian]').check();
    await sayPolicyHolder(page, 'yes');
    expect(await formOf(page)).toMatchObject({ MemberLastName: 'Rivera', MemberId: 'ACTIVE-card' });
    await expectSoundPage(page);
    await page.locator(openReader).click();
    await page.getByRole('button', { name: 'Cancel and type it in' }).click();
    await page.locator(`${openReader}:focus`).waitFor();
    await leave();
  });
});

/** The same link, to another address. */
function withAddress(link: string, url: string): string {
  const payload = JSON.parse(Buffer.from(link.split('shlink:/')[1] ?? '', 'base64url').toString()) as object;
  return `shlink:/${Buffer.from(JSON.stringify({ ...payload, url })).toString('base64url')}`;
}
