import { HELP_DESK_REPLY_HOURS, pathTo } from '@portico/contract';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goToSignedIn, openSignedIn } from './support/account.ts';
import { expectSoundInBothThemes, expectSoundPage } from './support/checks.ts';
import { tabTo } from './support/guest.ts';
import { filledIn, fillHelpDeskForm, referenceShown, sendButton } from './support/help-desk.ts';
import { eventually, linkIn, messagesTo } from './support/outbox.ts';
import { startPortal, type Portal } from './support/portal.ts';
import { desktopInEnglish, endVisits, everyView, visit, type View, shortly } from './support/visitor.ts';

/** Staff run commands on it, and messages are read here, so nobody else uses this portal. */
let portal: Portal;
let folder: string;
beforeAll(async () => {
  [portal, folder] = await Promise.all([startPortal(), mkdtemp(join(tmpdir(), 'portico-e2e-answers-'))]);
});
afterAll(async () => {
  await endVisits();
  await portal.stop();
  await rm(folder, { recursive: true, force: true });
});

const comeTo = (manner: View) => visit(manner, portal.url);
const [desktop, phone] = everyView;
const desk = 'helpdesk@alderbay.example';

const views = [
  {
    how: 'in English at desktop width',
    manner: desktop,
    username: 'ana.rivera',
    mailbox: 'ana.rivera@example.org',
    writer: ['Ana', 'Rivera', '4', '27', '1986', '650-555-0142', 'ana.rivera@example.org'],
    says: {
      invalidName: 'Use letters, digits, spaces, hyphens and apostrophes in a name',
      noSuchDay: 'Check your date of birth: there is no such day, or it has not come yet',
      offline: 'We could not reach our server. Check your connection.',
      thanks: 'Thank You',
      submitted: `Your message has been submitted. You will hear back from us within ${HELP_DESK_REPLY_HOURS} hours.`,
      receipt: 'Your message to Alder Bay Health',
      waiting: 'Waiting for our answer',
      answered: 'Answered',
      answerMail: 'The help desk of Alder Bay Health has answered you',
      oneNew: '1 new answer',
    },
  },
  {
    how: 'in Spanish on a phone',
    manner: phone,
    username: 'james.okafor',
    mailbox: 'james.okafor@example.org',
    writer: ['James', 'Okafor', '11', '3', '1992', '', 'james.okafor@example.org'],
    says: {
      invalidName: 'En un nombre use letras, dígitos, espacios, guiones y apóstrofos',
      noSuchDay: 'Revise su fecha de nacimiento: ese día no existe o todavía no ha llegado',
      offline: 'No pudimos comunicarnos con nuestro servidor. Revise su conexión.',
      thanks: 'Gracias',
      submitted: `Recibimos su mensaje. Le responderemos en un plazo de ${HELP_DESK_REPLY_HOURS} horas.`,
      receipt: 'Su mensaje a Alder Bay Health',
      waiting: 'Espera nuestra respuesta',
      answered: 'Respondido',
      answerMail: 'El servicio de ayuda de Alder Bay Health le respondió',
      oneNew: '1 respuesta nueva',
    },
  },
] as const;

describe.each(shortly(1, views))(
  'the help desk (spec §2, §3, §5, §8), $how',
  ({ manner, username, mailbox, writer, says }) => {
    it('takes a message of a visitor: told what to correct, kept when the connection fails, and thanked', async () => {
      const { page, errors, leave } = await comeTo(manner);
      await page.goto(pathTo('helpdesk-center'));
      await page.locator(`main a[href="${pathTo('terms-conditions')}"]`).waitFor();
      await page.locator(`main a[href="${pathTo('contact-helpdesk')}"]`).click();
      await page.locator(sendButton).click();
      // Errors are Empty or Invalid per field, and the page scrolls to its top.
      await page.locator('.error-summary:focus').waitFor();
      expect(await page.locator('.error-summary li').count()).toBe(9);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await expectSoundInBothThemes(page);

      const email = `${username}.guest@example.org`;
      const message = 'I cannot find my bill.\n<b>Where</b> is it?';
      await fillHelpDeskForm(page, { email, message });
      await page.locator('#patientFirstName').fill('<b>');
      await page.locator('#dateOfBirth-year').fill('1987');
      await page.locator(sendButton).click();
      await page.locator('#patientFirstName-error').getByText(says.invalidName).waitFor();
      await page.locator('#dateOfBirth-error').getByText(says.noSuchDay).waitFor();
      await fillHelpDeskForm(page, { email, message });
      await page.locator('#sendReceipt').check();

      const typed = await filledIn(page);
      await page.route('**/helpdesk', (route) => route.abort());
      await page.locator(sendButton).click();
      await page.getByRole('alert').getByText(says.offline).waitFor();
      expect(await filledIn(page)).toEqual(typed);
      await expectSoundInBothThemes(page);
      await page.unroute('**/helpdesk');
      await page.getByRole('alert').getByRole('button').click();

      await page.getByRole('heading', { level: 2, name: says.thanks }).and(page.locator(':focus')).waitFor();
      await page.getByText(says.submitted, { exact: true }).waitFor();
      await expectSoundInBothThemes(page);
      const reference = await referenceShown(page);
      const receipt = await eventually(async () => (await messagesTo(page, email))[0]);
      expect(receipt.subject).toBe(says.receipt);
      expect(receipt.text).toContain(reference);
      const toDesk = await eventually(async () =>
        (await messagesTo(page, desk)).find(({ subject }) => subject.includes(reference)),
      );
      for (const mail of [receipt, toDesk]) expect(mail.text).not.toMatch(/Siobhán|Brien|0177|bill/);
      expect(errors.filter((error) => !error.includes('net::ERR_FAILED'))).toEqual([]);
      await leave();
    });

    it('answers who is signed in: from the form, by way of staff, to the answer beside the question', async () => {
      const { page, errors, leave } = await comeTo(manner);
      await openSignedIn(page, username);
      await page.goto(pathTo('helpdesk-center'));
      // The patient's own estimates, and not the guest's estimator.
      await page.locator(`main a[href="/Private#${pathTo('patient-cost-estimates')}"]`).waitFor();
      await page.locator(`main a[href="/Private#${pathTo('messages.feedback')}"]`).waitFor();
      await page.locator(`main a[href="/Private#${pathTo('messages.helpdesk')}"]`).click();
      await page.locator('.empty-list').waitFor();
      await expectSoundInBothThemes(page);
      await page.locator('.empty-list button').click();
      await page.locator('.card h2:focus').waitFor();
      expect((await filledIn(page)).slice(0, writer.length)).toEqual(writer);
      await page.locator('#patientPhone').fill('650-555-0142');
      await page.locator('#patientComments').fill('Where is my bill?\nI looked everywhere.');
      // A tab that is loaded anew, as after a session that ended, has what was typed.
      await page.reload();
      await page.locator('#platformType').selectOption('Computer');
      await expectSoundInBothThemes(page);
      await page.locator(sendButton).click();
      await page.getByText(says.submitted, { exact: true }).waitFor();
      const reference = await referenceShown(page);
      const entry = page.locator('.message').filter({ hasText: reference });
      await entry.getByText(says.waiting).waitFor();
      await expectSoundInBothThemes(page);

      await page.goto('about:blank');
      const answer = join(folder, `${username}.txt`);
      await writeFile(answer, 'Under "Statements".\nIt came today.');
      expect(await portal.asStaff('helpdesk', 'answer', reference, answer)).toContain(`${reference} is answered.`);
      const mail = await eventually(async () =>
        (await messagesTo(page, mailbox)).find(({ subject }) => subject === says.answerMail),
      );
      expect(mail.text).toContain(reference);
      expect(mail.text).not.toMatch(/bill|Statements|today/);

      await goToSignedIn(page, '/');
      await page.locator('.signed-in-doors').getByText(says.oneNew).waitFor();
      await expectSoundPage(page);
      await page.goto(linkIn(mail, '/Private'));
      await entry.getByText(says.answered).waitFor();
      await entry.getByText('Under "Statements".').waitFor();
      await entry.locator('.message-new').waitFor();
      await expectSoundInBothThemes(page);
      await expect.poll(() => page.locator('.unread-count').count()).toBe(0);
      await page.reload();
      await entry.getByText('It came today.').waitFor();
      expect(await entry.locator('.message-new').count()).toBe(0);
      expect(errors).toEqual([]);
      await leave();
    });
  },
);

describe('the form to the help desk', () => {
  it('is filled in and sent by keyboard alone', async () => {
    const { page, leave } = await comeTo(desktopInEnglish);
    const { keyboard } = page;
    await page.goto(pathTo('contact-helpdesk'));
    const type = async (id: string, text: string) => {
      await tabTo(page, `#${id}`);
      await keyboard.type(text);
    };
    await type('patientFirstName', 'Ana');
    await type('patientLastName', 'Rivera');
    await type('dateOfBirth', 'April');
    await type('dateOfBirth-day', '27');
    await type('dateOfBirth-year', '1986');
    await type('patientEmail', 'ana@example.org');
    await type('patientPhone', '650 555 0142');
    await tabTo(page, '#patientContactVia');
    await keyboard.press('ArrowDown');
    await type('platformType', 'Something');
    await type('patientComments', 'Please call me.');
    await tabTo(page, '#sendReceipt');
    await tabTo(page, sendButton);
    const sent = page.waitForRequest('**/helpdesk');
    await keyboard.press('Enter');
    expect((await sent).postDataJSON()).toMatchObject({
      month: '4',
      patientContactVia: 'Phone',
      platformType: 'Other',
      patientComments: 'Please call me.',
      sendReceipt: false,
    });
    await page.locator('.message-sent h2:focus').waitFor();
    await leave();
  });

  it('is closed for an hour after five messages, and leads who is signed in to their messages', async () => {
    const { page, leave } = await comeTo(desktopInEnglish);
    await openSignedIn(page, 'tomas.rivera');
    await page.goto(pathTo('contact-helpdesk'));
    await page.locator(`main a[href="/Private#${pathTo('messages.helpdesk')}"]`).waitFor();
    const write = async (message: string) => {
      await fillHelpDeskForm(page, { email: 'tomas@example.org', message });
      await page.locator(sendButton).click();
    };
    for (let count = 1; count <= 5; count += 1) {
      await write(`Message ${count}`);
      await page.locator('.message-sent .button-quiet').click();
    }
    await write('One too many');
    await page.getByRole('alert').getByText('You have sent us several messages.').waitFor();
    expect((await filledIn(page)).at(-1)).toBe('One too many');
    await expectSoundPage(page);
    // They went with the account, although the public form took them.
    await goToSignedIn(page, pathTo('messages.helpdesk'));
    await expect.poll(() => page.locator('.message').count()).toBe(5);
    await leave();
  });
});
