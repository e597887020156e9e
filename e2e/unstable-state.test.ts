import { getEstimateDetails, pathTo } from '@portico/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { call } from './support/calls.ts';
import { expectSoundPage } from './support/checks.ts';
import { acceptTerms, openEstimate, goToLocations, tokenOf } from './support/guest.ts';
import { endVisits, desktopInEnglish, visit } from './support/visitor.ts';

afterAll(endVisits);

const startingOver = 'Unstable state, starting over.';

describe("'unstable state' (spec §4, §8)", () => {
  it.each([
    ['no service area', '/estimates-services'],
    ['parameters that cannot be read', '/estimates-services/svcArea=%25%E0%A4%A'],
    ['an unknown service area', pathTo('estimates-services', { svcArea: 'nowhere', token: 'x' })],
    ['no token', pathTo('estimates-services', { svcArea: 'bay', location: 'alder-main' })],
    [
      'a token that nobody earned',
      pathTo('estimates-details', { svcArea: 'bay', template: 'mri-knee', token: 'x'.repeat(43) }),
    ],
    ['an unknown service', pathTo('estimates-details', { svcArea: 'bay', template: 'no-such-service' })],
    ['terms without a service area', '/estimates-terms'],
  ])('with %s the guest is sent back to the locations and told so', async (_what, path) => {
    const { page, leave } = await visit(desktopInEnglish);
    await page.goto(path);
    await page.getByText(startingOver).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/estimates(\/|$)/);
    await expectSoundPage(page);
    await leave();
  });

  it('a service area that cannot be read is told to nobody but the log; one that there is not, to the guest (spec §8)', async () => {
    const { page, errors, leave } = await visit(desktopInEnglish);
    await page.goto('/estimates/svcArea=%25%E0%A4%A');
    await page.locator('main a[href*="svcArea=bay"]').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.goto(pathTo('estimates', { svcArea: 'nowhere' }));
    await page.getByRole('alert').getByText('We could not find that area.').waitFor();
    expect(errors).toEqual([]);
    await leave();
  });

  it('an estimate is found by its id alone, and the address then says where it is (spec §7: "or estimate")', async () => {
    const { page, errors, leave } = await visit(desktopInEnglish);
    await openEstimate(page);
    const token = tokenOf(page);
    const { PesGlo: estimate } = await call(page, getEstimateDetails, {
      svcArea: 'bay',
      template: 'mri-knee',
      location: 'alder-main',
      token,
    });
    await page.goto(pathTo('estimates-details', { estimate, token }));
    await page.getByRole('heading', { level: 1, name: 'MRI of the knee' }).waitFor();
    await page.locator('.estimate[aria-busy=false] .estimate-amount').waitFor();
    expect(errors).toEqual([]);
    await leave();
  });

  it('a token from another browser is worth nothing (decision 2)', async () => {
    const owner = await visit(desktopInEnglish);
    await openEstimate(owner.page);
    const stranger = await visit(desktopInEnglish);
    await stranger.page.goto(new URL(owner.page.url()).pathname);
    await stranger.page.getByText(startingOver).waitFor();
    await stranger.page.getByText('made in another browser').waitFor();
    await owner.leave();
    await stranger.leave();
  });
});

describe('a guest who reloads, goes back, and opens a second tab', () => {
  it('finds each screen as it was', async () => {
    const { page, newTab, leave } = await visit(desktopInEnglish);
    await goToLocations(page);
    await acceptTerms(page);
    await page.reload();
    await page.getByRole('searchbox').fill('colonoscopy');
    await page
      .getByRole('link', { name: /colonoscopy/i })
      .first()
      .waitFor();
    await page.reload();
    await page.getByRole('searchbox').waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('colonoscopy');
    await page.getByRole('searchbox').fill('');
    await page.getByRole('link', { name: /^X-rays/ }).click();
    const heading = page.getByRole('heading', { level: 1, name: 'X-rays' });
    await heading.waitFor();
    const answer = Promise.withResolvers<void>();
    await page.route('**/GetEstimateServices*', (route) => answer.promise.then(() => route.continue()));
    await page.reload();
    await heading.waitFor();
    answer.resolve();
    await page
      .getByRole('link', { name: /X-ray of the/ })
      .first()
      .waitFor();
    await page.goBack();
    await page.getByRole('searchbox').waitFor();

    const token = tokenOf(page);
    const other = await newTab();
    await other.goto(
      pathTo('estimates-details', { svcArea: 'bay', location: 'alder-main', template: 'mri-knee', token }),
    );
    await other.locator('.estimate-amount').getByText(/\$\d/).first().waitFor();
    await page.getByRole('searchbox').fill('x-ray');
    await page.getByRole('link', { name: /x-ray/i }).first().waitFor();
    await leave();
  });

  it('is told when the answer never comes, and can try again (spec §4: error.requesttimeout)', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await page.clock.install();
    await page.route('**/SelectLocation*', () => {});
    await page.goto(pathTo('estimates', { svcArea: 'bay' }));
    await page.locator('[aria-busy=true], progress, .skeleton, [role=status]').first().waitFor();
    await page.clock.runFor(121_000);
    await page.waitForURL(/\/error\/requesttimeout/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectSoundPage(page);
    await leave();
  });

  it('is told when the connection is gone, and nothing that was typed is lost', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await goToLocations(page);
    await acceptTerms(page);
    await page.route('**/GetServiceTemplates', (route) => route.abort());
    await page.getByRole('searchbox').fill('heart');
    await page.getByRole('alert').filter({ visible: true }).first().waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('heart');
    await expectSoundPage(page);
    await page.unroute('**/GetServiceTemplates');
    await page.getByRole('alert').getByRole('button').first().click();
    await page.getByRole('link', { name: /heart/i }).first().waitFor();
    await leave();
  });
});
