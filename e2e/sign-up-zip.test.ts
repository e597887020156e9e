import { lookUpZip, pathTo, postDemographics } from '@portico/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { answerPatient, fillDemographics, proceed, stepShown, stranger } from './support/sign-up.ts';
import { endVisits, everyView, visit, shortly } from './support/visitor.ts';

afterAll(endVisits);

describe.each(
  shortly(0, [
    { how: 'at desktop width', manner: everyView[0], person: stranger('Ashgrove') },
    { how: 'on a phone', manner: everyView[1], person: stranger('Arboleda') },
  ]),
)('a ZIP code that is answered late, $how', ({ manner, person }) => {
  it('moves nothing under whoever is pressing the button: the press counts (spec §5)', async () => {
    const { page, leave } = await visit(manner);
    await page.goto(pathTo('signup'));
    await answerPatient(page, false);
    await fillDemographics(page, person);
    let answer = (): void => {};
    await page.route(
      ({ pathname }) => pathname === lookUpZip.path,
      async (route) => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        await route.continue();
      },
    );
    await page.locator('#zip').fill('94301');
    // Why the first try fails stands above the button.
    await page.route(`**${postDemographics.path}`, (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
    await page.locator(proceed).click();
    await page.locator('main .sign-up-form [role=alert]').waitFor();

    await page.locator(proceed).hover();
    await page.mouse.down();
    answer();
    await page.locator('#city').and(page.locator('[value="Palo Alto"]')).waitFor();
    await page.mouse.up();
    await stepShown(page, 'method');
    expect(new URL(page.url()).pathname).toBe(pathTo('signup-ccverification'));
    await leave();
  });
});
