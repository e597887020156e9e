import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach } from 'vitest';
import { expectSoundPage } from './checks.ts';
import { tabTo } from './guest.ts';
import { type Differences, type Portal, startPortal } from './portal.ts';
import { endVisits } from './visitor.ts';

/** A portal with staff: the address of their app, and an empty folder for the files that they bring. */
interface StaffPortal {
  readonly portal: Portal;
  readonly staffUrl: string;
  readonly folder: string;
}

/**
 * Starts a portal of its own for each test of the file, and ends it behind it, with all browsers: what staff have asked for and decided
 * stays in a portal, also for a test that is tried again.
 *
 * @param environment of the portal.
 * @param differences from the demonstration.
 * @returns what tells a test which one is its own.
 */
export function staffPortalForEach(
  environment: () => Promise<Record<string, string>> = async () => ({}),
  differences: Differences = {},
): () => StaffPortal {
  let staff: StaffPortal | undefined;
  beforeEach(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portico-e2e-staff-'));
    const portal = await startPortal(await environment(), differences);
    staff = { portal, folder, staffUrl: await staffUrlOf(portal) };
  });
  afterEach(async () => {
    await endVisits();
    await staff?.portal.stop();
    if (staff !== undefined) await rm(staff.folder, { recursive: true, force: true });
    staff = undefined;
  });
  return () => {
    if (staff === undefined) throw new Error('No portal runs outside of a test');
    return staff;
  };
}

/** Goes to the staff app and signs in by the provider of the demonstration, as somebody of its staff (docs/demo.md). */
export async function signInAsStaff(page: Page, staffUrl: string, person: string): Promise<void> {
  await page.goto(staffUrl);
  await page.locator('a.button-primary').press('Enter');
  await page.locator('#person').selectOption(person);
  await page.locator('button[type=submit]').press('Enter');
  await page.locator('.shell').waitFor();
}

/** The address of the staff app of a portal, as the demonstration tells it. */
export async function staffUrlOf({ url }: { readonly url: string }): Promise<string> {
  const { staffApp } = (await (await fetch(`${url}/dev/demo.json`)).json()) as { staffApp: string };
  return staffApp;
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');

/** By a link of the pages' list, which a phone has in its menu, or of the page. */
export async function goTo(page: Page, name: string): Promise<void> {
  await openMenu(page);
  await page.getByRole('link', { name, exact: true }).first().press('Enter');
}

/** Opens what a phone has behind a button; a wide window shows it always. */
export async function openMenu(page: Page): Promise<void> {
  const menu = page.locator('.top-menu[aria-expanded=false]');
  if (await menu.isVisible()) await menu.press('Enter');
}

/** As many keys as a table of a journey takes. */
const MOST_STEPS = 120;

/** By its button, which a phone has in its menu. */
export async function signOut(page: Page, name: string): Promise<void> {
  await openMenu(page);
  await press(page, name);
}

/** A table is walked by arrows: Tab comes to its first row, arrows to all that a row has, and down to the next. */
export async function walkTo(page: Page, name: string): Promise<void> {
  await tabTo(page, 'tbody [role=row]');
  const row = page.locator('tbody [role=row]').first();
  const stops = 1 + (await row.locator('[role=rowheader], [role=gridcell], a, button').count());
  for (let step = 1; step < MOST_STEPS; step += 1) {
    if ((await page.evaluate(() => document.activeElement?.textContent)) === name) return;
    await page.keyboard.press(step % stops === 0 ? 'ArrowDown' : 'ArrowRight');
  }
  throw new Error(`No arrow reached ${name}`);
}

/** What the way to an invitation is called. */
export interface InvitationWords {
  readonly letIn: string;
  readonly askForIt: string;
  readonly email: string;
  readonly birthDate: string;
}

/** Asks, at the page of an account whose accesses are shown, to let Tomás in: first with nothing filled in, which is refused at each field. */
export async function askForInvitation(
  page: Page,
  { letIn, askForIt, email, birthDate }: InvitationWords,
): Promise<void> {
  await press(page, letIn);
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: askForIt }).press('Enter');
  await dialog.locator('[aria-invalid]').nth(2).waitFor();
  await expectSoundPage(page);
  // Focus is in the first field that is wrong.
  await page.keyboard.type('Tomás');
  await dialog.getByLabel(email, { exact: true }).pressSequentially('tomas@example.org');
  await dialog.getByLabel(birthDate, { exact: true }).pressSequentially('04271986');
  await dialog.getByRole('button', { name: askForIt }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
}
