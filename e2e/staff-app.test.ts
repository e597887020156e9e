import { pathTo } from '@portico/contract';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { goToSignedIn, openSignedIn } from './support/account.ts';
import { expectSoundInBothThemes, expectSoundPage } from './support/checks.ts';
import { tabTo } from './support/guest.ts';
import { fillHelpDeskForm, referenceShown, sendButton } from './support/help-desk.ts';
import {
  askForInvitation,
  goTo,
  press,
  signInAsStaff,
  signOut,
  staffPortalForEach,
  walkTo,
} from './support/staff-app.ts';
import { desktopInEnglish, isRefusal, phoneInSpanish, shortly, visit } from './support/visitor.ts';

// Issue 16, point 1: staff at a screen, two persons for what opens an account; "English and Spanish, axe clean, keyboard alone".

const staff = staffPortalForEach();

const journeys = [
  {
    name: 'in English at a desk',
    view: desktopInEnglish,
    patient: 'AB-200005',
    owner: { typed: 'okafor', name: 'James Okafor', hasLetIn: false },
    says: {
      accounts: 'Accounts',
      name: 'Name',
      reason: 'Reason',
      number: 'Medical record number',
      stopChanges: 'Stop changes to estimates',
      stopped: 'Stopped',
      admit: 'Note an admission',
      unit: 'Unit',
      noteIt: 'Note it',
      showAccess: 'Show who has access',
      letIn: 'Ask to let somebody in',
      email: 'Email',
      birthDate: 'Birth date',
      askForIt: 'Ask for it',
      suspend: 'Suspend',
      lift: 'Ask to lift the suspension',
      approve: 'Approve',
      approvals: 'Approvals',
      codes: 'Access codes',
      ask: 'Ask for the code',
      print: 'Print the letter',
      active: 'Active',
      suspended: 'Suspended',
      noRole: 'have no role here',
      signOut: 'Sign out',
      messages: 'Messages',
      answer: 'Answer',
      sendAnswer: 'Send the answer',
      answered: 'Answered. A mail',
      colleague: 'A colleague has answered',
      noAccount: 'This was sent without an account',
      close: 'Close the message',
      closed: 'is closed.',
      searches: 'Searches in vain',
      saveCsv: 'Save as CSV',
      audit: 'Audit trail',
      person: 'Member of staff',
      closedEvent: 'Message to the help desk closed',
      search: 'Search',
      saveEntries: 'Save the entries',
      verify: 'Verify',
      whole: 'The trail is whole',
      health: 'Health',
    },
  },
  {
    name: 'in Spanish on a phone',
    view: phoneInSpanish,
    patient: 'AB-200004',
    owner: { typed: 'rivera', name: 'Ana Rivera', hasLetIn: true },
    says: {
      accounts: 'Cuentas',
      name: 'Nombre',
      reason: 'Motivo',
      number: 'Número de expediente médico',
      stopChanges: 'Impedir cambios en las estimaciones',
      stopped: 'Impedido',
      admit: 'Anotar un ingreso',
      unit: 'Unidad',
      noteIt: 'Anotarlo',
      showAccess: 'Mostrar quién tiene acceso',
      letIn: 'Pedir acceso para alguien',
      email: 'Correo electrónico',
      birthDate: 'Fecha de nacimiento',
      askForIt: 'Pedirlo',
      suspend: 'Suspender',
      lift: 'Pedir que se levante la suspensión',
      approve: 'Aprobar',
      approvals: 'Aprobaciones',
      codes: 'Códigos de acceso',
      ask: 'Pedir el código',
      print: 'Imprimir la carta',
      active: 'Activa',
      suspended: 'Suspendida',
      noRole: 'ninguna función aquí',
      signOut: 'Cerrar sesión',
      messages: 'Mensajes',
      answer: 'Respuesta',
      sendAnswer: 'Enviar la respuesta',
      answered: 'Respondido. Un correo',
      colleague: 'un colega ha respondido',
      noAccount: 'Se envió sin una cuenta',
      close: 'Cerrar el mensaje',
      closed: 'está cerrado.',
      searches: 'Búsquedas sin resultado',
      saveCsv: 'Guardar como CSV',
      audit: 'Registro de auditoría',
      person: 'Miembro del personal',
      closedEvent: 'Mensaje al servicio de ayuda cerrado',
      search: 'Buscar',
      saveEntries: 'Guardar las entradas',
      verify: 'Verificar',
      whole: 'El registro está íntegro',
      health: 'Estado',
    },
  },
] as const;

describe.each(shortly(0, journeys))('staff at a screen, $name', ({ view, patient, owner, says }) => {
  it('two of them open an account that one has suspended, and a code is printed', async () => {
    const { portal, staffUrl } = staff();
    const [asking, deciding] = [await visit(view, staffUrl), await visit(view, staffUrl)];
    await asking.page.goto('/');
    await expectSoundInBothThemes(asking.page);
    await signInAsStaff(asking.page, staffUrl, 'omar');
    await expectSoundPage(asking.page);

    await goTo(asking.page, says.accounts);
    await asking.page.getByLabel(says.name, { exact: true }).pressSequentially(owner.typed);
    await asking.page.getByLabel(says.reason).pressSequentially('ticket 4711');
    await asking.page.keyboard.press('Enter');
    await expectSoundPage(asking.page);
    await walkTo(asking.page, owner.name);
    await asking.page.keyboard.press('Enter');
    await asking.page.getByRole('heading', { level: 1, name: owner.name }).waitFor();
    await asking.page.getByText(says.active, { exact: true }).waitFor();
    await expectSoundInBothThemes(asking.page);

    await press(asking.page, says.stopChanges);
    await expectSoundPage(asking.page);
    await asking.page.getByRole('alertdialog').getByRole('button', { name: says.stopChanges }).press('Enter');
    await asking.page.getByText(says.stopped, { exact: true }).waitFor();
    await press(asking.page, says.admit);
    const admitting = asking.page.getByRole('alertdialog');
    await admitting.getByLabel(says.unit, { exact: true }).pressSequentially('4 East');
    await expectSoundPage(asking.page);
    await admitting.getByRole('button', { name: says.noteIt }).press('Enter');
    await asking.page.getByText('4 East', { exact: true }).waitFor();
    await press(asking.page, says.showAccess);
    await asking.page.getByRole('button', { name: says.showAccess }).waitFor({ state: 'detached' });
    await askForInvitation(asking.page, says);
    await expectSoundInBothThemes(asking.page);
    await press(asking.page, says.suspend);
    await expectSoundPage(asking.page);
    await asking.page.getByRole('alertdialog').getByRole('button', { name: says.suspend }).press('Enter');
    await asking.page.getByText(says.suspended, { exact: true }).waitFor();
    await press(asking.page, says.lift);
    const lifting = asking.page.getByRole('alertdialog');
    await lifting.getByRole('button', { name: says.lift }).press('Enter');
    if (owner.hasLetIn) {
      await lifting.getByRole('alert').waitFor();
      await expectSoundPage(asking.page);
      await lifting.getByRole('combobox').selectOption('keep');
      await lifting.getByRole('button', { name: says.lift }).press('Enter');
    }
    await lifting.waitFor({ state: 'detached' });
    // Of five acts, what came of the last.
    await expect.poll(() => asking.page.locator('.outcome').count()).toBe(1);

    await goTo(asking.page, says.codes);
    await asking.page.getByLabel(says.number).pressSequentially(patient);
    await asking.page.keyboard.press('Enter');
    await press(asking.page, says.ask);
    await expectSoundPage(asking.page);
    // Nobody approves what they ask for themselves.
    await goTo(asking.page, says.approvals);
    await asking.page.getByRole('row').nth(3).waitFor();
    expect(await asking.page.getByRole('button', { name: says.approve, exact: true }).count()).toBe(0);

    await signInAsStaff(deciding.page, staffUrl, 'ines');
    await goTo(deciding.page, says.approvals);
    const waiting = deciding.page.getByRole('button', { name: says.approve, exact: true });
    await waiting.nth(2).waitFor();
    await expectSoundInBothThemes(deciding.page);
    const read: string[] = [];
    for (const left of [2, 1, 0]) {
      await deciding.page.reload();
      await walkTo(deciding.page, says.approve);
      await deciding.page.keyboard.press('Enter');
      const dialog = deciding.page.getByRole('alertdialog');
      read.push(await dialog.innerText());
      if (left === 0) await expectSoundPage(deciding.page);
      await dialog.getByRole('button', { name: says.approve }).press('Enter');
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => waiting.count()).toBe(left);
      // The pressed button went with what it did: the keyboard's place is still among the approvals.
      await expect.poll(() => deciding.page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    }
    expect(read.filter((text) => text.includes('Omar Haddad'))).toHaveLength(3);
    expect(read.at(-1)).toMatch(/Tomás, tomas@example\.org, .*1986/);

    await asking.page.reload();
    const saved = asking.page.waitForEvent('download');
    await walkTo(asking.page, says.print);
    await asking.page.keyboard.press('Enter');
    expect((await saved).suggestedFilename()).toBe('access-code.pdf');
    const trail = await portal.asStaff('audit', 'list', '--event', 'accountUnlocked');
    expect(trail).toMatch(/Omar Haddad.*approvedBy=Inés Romero/);
    expect(await portal.asStaff('audit', 'list', '--event', 'proxyInvited')).toMatch(/Omar Haddad.*=Inés Romero/);
    for (const { errors, leave } of [asking, deciding]) {
      expect(errors.filter((error) => !isRefusal(error))).toEqual([]);
      await leave();
    }
  });

  it('messages are answered and closed, searches in vain and the trail are saved, the trail is verified, and health is seen', async () => {
    const { portal, staffUrl, folder } = staff();
    const patientVisit = await visit(view, portal.url);
    const { page: patientPage } = patientVisit;
    await patientPage.goto(pathTo('contact-helpdesk'));
    await fillHelpDeskForm(patientPage, { email: 'nobody@example.org', message: 'Please call me.' });
    await patientPage.locator(sendButton).click();
    const ofGuest = await referenceShown(patientPage);
    await openSignedIn(patientPage, 'ana.rivera');
    await goToSignedIn(patientPage, pathTo('messages.helpdesk'));
    await patientPage.locator('.empty-list button').click();
    await patientPage.locator('#patientPhone').fill('650-555-0142');
    await patientPage.locator('#patientComments').fill('Where is my bill?\nI looked everywhere.');
    await patientPage.locator('#platformType').selectOption('Computer');
    await patientPage.locator(sendButton).click();
    const ofAna = await referenceShown(patientPage);

    const { page, errors, leave } = await visit(view, staffUrl);
    await signInAsStaff(page, staffUrl, 'sam');
    await goTo(page, says.messages);
    await walkTo(page, ofGuest);
    await expectSoundInBothThemes(page);
    await page.keyboard.press('Enter');
    await page.getByText(says.noAccount).waitFor();
    await expectSoundPage(page);
    await press(page, says.close);
    await page.getByRole('alertdialog').waitFor();
    await expectSoundPage(page);
    await page.getByRole('alertdialog').getByRole('button', { name: says.close }).press('Enter');
    await page.getByText(says.closed).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SECTION');

    await page.goBack();
    await walkTo(page, ofAna);
    await page.keyboard.press('Enter');
    await page.getByLabel(says.answer, { exact: true }).pressSequentially('Under "Statements".');
    await expectSoundInBothThemes(page);
    const answerFile = join(folder, 'answer.txt');
    await writeFile(answerFile, 'A colleague’s.');
    await portal.asStaff('helpdesk', 'answer', ofAna, answerFile);
    await press(page, says.sendAnswer);
    await page.getByText(says.colleague).waitFor();
    await page.getByText('A colleague’s.').waitFor();
    await expectSoundPage(page);
    await press(page, says.sendAnswer);
    await page.getByText(says.answered).waitFor();
    await patientPage.reload();
    await patientPage.getByText('Under "Statements".').waitFor();

    await goTo(page, says.searches);
    const saved = page.waitForEvent('download');
    await press(page, says.saveCsv);
    expect((await saved).suggestedFilename()).toBe('searches-missed.csv');
    await expectSoundInBothThemes(page);

    await goTo(page, says.audit);
    await page.getByLabel(says.person).pressSequentially('Sam Whitlock');
    await page.locator('select').filter({ hasText: says.closedEvent }).selectOption('helpDeskMessageClosed');
    await press(page, says.search);
    await page.getByRole('row').filter({ hasText: 'helpDeskMessageClosed' }).waitFor();
    await press(page, says.verify);
    await page.getByText(says.whole).waitFor();
    await expectSoundInBothThemes(page);
    const trail = page.waitForEvent('download');
    await press(page, says.saveEntries);
    expect((await trail).suggestedFilename()).toBe('audit.csv');

    await goTo(page, says.health);
    await tabTo(page, 'tbody [role=row]');
    const before = await page.evaluate(() => document.activeElement?.textContent);
    const asked = page.waitForResponse('**/calls/readHealth');
    // As on coming back to the window; the page does it every few seconds, too.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await (await asked).finished();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(before);
    await expectSoundInBothThemes(page);
    expect(errors.filter((error) => !isRefusal(error))).toEqual([]);
    await leave();
  });

  it('whoever has no role reads so, and whoever signs out is out', async () => {
    const { staffUrl } = staff();
    const { page, errors, leave } = await visit(view, staffUrl);
    await page.goto('/');
    await page.locator('a.button-primary').press('Enter');
    await page.locator('#person').selectOption('guest');
    await page.locator('button[type=submit]').press('Enter');
    await page.getByText(says.noRole).waitFor();
    await expectSoundPage(page);
    await signInAsStaff(page, staffUrl, 'grace');
    await signOut(page, says.signOut);
    await page.locator('a.button-primary').waitFor();
    expect(errors).toEqual([]);
    await leave();
  });
});
