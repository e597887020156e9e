import { pathTo } from '@portico/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { chooseBirthDate } from './support/activation.ts';
import { expectSoundInBothThemes } from './support/checks.ts';
import { awaitMessages, linkIn } from './support/outbox.ts';
import { goToCard, goToMethods, stepShown, stranger, toCorrect } from './support/sign-up.ts';
import { storedIn } from './support/storage.ts';
import { endVisits, everyView, isRefusal, visit, shortly } from './support/visitor.ts';

afterAll(endVisits);

const [desktop, phone] = everyView;
const goOn = 'main form button[type=submit]';

describe.each(
  shortly(1, [
    {
      how: 'in English at desktop width',
      manner: desktop,
      person: stranger('Tomorrow', { email: 'pilar.tomorrow@example.org' }),
      words: {
        later: 'Go on later',
        mail: 'Mail me the link',
        over: 'This link no longer works',
        mine: /go on with mine/,
      },
    },
    {
      how: 'in Spanish on a phone',
      manner: phone,
      person: stranger('Mañana', { email: 'pilar.manana@example.org' }),
      words: {
        later: 'Continuar más tarde',
        mail: 'Enviarme el enlace',
        over: 'Este enlace ya no funciona',
        mine: /continuar con el mío/,
      },
    },
  ]),
)('a sign-up that is put off (issue 12, point 11), $how', ({ manner, person, words }) => {
  it('is gone from its browser, and goes on in another by the mailed link, in place of what was begun there', async () => {
    const first = await visit(manner);
    await goToCard(first.page, person);
    await first.page.getByRole('button', { name: words.later }).click();
    await first.page.getByRole('dialog').waitFor();
    await expectSoundInBothThemes(first.page);
    const nextMail = await awaitMessages(first.page, person.email ?? '');
    await first.page.getByRole('button', { name: words.mail }).click();
    await first.page.waitForURL(`**${pathTo('create-account')}`);
    await first.page.locator('main .notice').first().waitFor();
    await expectSoundInBothThemes(first.page);
    // The next person at this browser finds nothing, whichever page they open.
    await first.page.goto(pathTo('signup-ccverification'));
    await stepShown(first.page, 'start');
    expect(await storedIn(first.page)).not.toContain(person.lastName);
    const link = linkIn(await nextMail(), pathTo('signup-resume'));
    await first.leave();

    const { page, errors, leave } = await visit(manner);
    await goToMethods(page, stranger('Otherperson'));
    await page.goto(link);
    await page.waitForURL(({ hash, pathname }) => hash === '' && pathname === pathTo('signup-resume'));
    await page.reload();
    await page.locator(goOn).click();
    await page.locator(toCorrect).waitFor();
    await expectSoundInBothThemes(page);
    await chooseBirthDate(page, '1990-03-10');
    await page.locator(goOn).click();
    // What was begun here stays until it is asked for.
    await page.getByRole('alert').getByRole('button', { name: words.mine }).waitFor();
    await expectSoundInBothThemes(page);
    await page.getByRole('alert').getByRole('button', { name: words.mine }).click();
    await page.locator('main [role=alert]:not(:has(button))').waitFor();
    await expectSoundInBothThemes(page);
    await chooseBirthDate(page, person.birthDate);
    await page.locator(goOn).click();
    await page.getByRole('alert').getByRole('button', { name: words.mine }).click();
    await stepShown(page, 'card');
    await page.reload();
    await stepShown(page, 'card');

    await page.goto(link);
    await chooseBirthDate(page, person.birthDate);
    await page.locator(goOn).click();
    await page.getByRole('alert').getByRole('button', { name: words.mine }).click();
    await page.getByRole('heading', { level: 1, name: words.over }).waitFor();
    await expectSoundInBothThemes(page);
    expect(errors.filter((error) => !isRefusal(error))).toEqual([]);
    await leave();
  });
});
