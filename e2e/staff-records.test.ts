import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { adtMessage } from '../apps/server/src/patients/testing/adt-message.ts';
import { expectSoundInBothThemes, expectSoundPage } from './support/checks.ts';
import { freePort } from './support/portal.ts';
import { goTo, press, signInAsStaff, staffPortalForEach, walkTo } from './support/staff-app.ts';
import {
  acceptAccountTerms,
  answerQuestions,
  clara,
  createAccount,
  goToMethods,
  methodRadio,
  proceed,
} from './support/sign-up.ts';
import { desktopInEnglish, isRefusal, phoneInSpanish, shortly, visit } from './support/visitor.ts';

// Issue 16, point 1: "Everything that the command line does, by the same calls"; issue 15, point 4.

const staff = staffPortalForEach(async () => ({ ADT_LISTEN: `127.0.0.1:${await freePort()}` }));

const journeys = [
  {
    name: 'in English at a desk',
    view: desktopInEnglish,
    says: {
      refused: 'Refused messages',
      nothing: 'No message waits.',
      all: 'Tick all shown',
      tryBoth: 'Try 2 messages again',
      tryAgain: 'Try again',
      why: 'Say why, in one line',
      reason: 'Reason',
      taken: '1 message waits no more: a newer one of its patient has come.',
      still: '1 message is still refused. Why stands beside it.',
      discardOne: 'Discard 1 message',
      discard: 'Discard',
      matches: 'Uncertain records',
      noAccount: 'No account waits.',
      askToOpen: 'Ask to open it to the account',
      ask: 'Ask for it',
      asked: 'Asked for. A colleague decides under Approvals.',
      approvals: 'Approvals',
      approve: 'Approve',
      zip: 'ZIP code: different',
      gone: 'A colleague has settled one of these messages meanwhile.',
      see: 'See what it would do',
      moves: /opens AB-200001 now, and would open AB-1600/,
      takeMessage: 'Take a message that is held',
      changed: 'This has changed since it was looked at',
      decline: 'Decline',
      anew: 'Decline what was asked for, and ask for this where it is meant',
      settled: '1 message waits no more: a colleague has settled it.',
      nothingToApprove: 'there is nothing to approve',
    },
  },
  {
    name: 'in Spanish on a phone',
    view: phoneInSpanish,
    says: {
      refused: 'Mensajes rechazados',
      nothing: 'No espera ningún mensaje.',
      all: 'Marcar todos los que se ven',
      tryBoth: 'Intentar 2 mensajes de nuevo',
      tryAgain: 'Intentar de nuevo',
      why: 'Indique el motivo en una línea',
      reason: 'Motivo',
      taken: '1 mensaje ya no espera: llegó uno más reciente de su paciente.',
      still: '1 mensaje sigue rechazado. Al lado está el motivo.',
      discardOne: 'Descartar 1 mensaje',
      discard: 'Descartar',
      matches: 'Expedientes inciertos',
      noAccount: 'No espera ninguna cuenta.',
      askToOpen: 'Pedir que se abra a la cuenta',
      ask: 'Pedirlo',
      asked: 'Solicitado. Lo decide otra persona del equipo en Aprobaciones.',
      approvals: 'Aprobaciones',
      approve: 'Aprobar',
      zip: 'Código postal: distinto',
      gone: 'Otra persona resolvió mientras tanto uno de estos mensajes.',
      see: 'Ver lo que haría',
      moves: /abre ahora AB-200001 y abriría AB-1600/,
      takeMessage: 'Aceptar un mensaje retenido',
      changed: 'Esto cambió desde que se miró',
      decline: 'Rechazar',
      anew: 'Rechace lo solicitado y, si es lo correcto, pida esto',
      settled: '1 mensaje ya no espera: otra persona lo resolvió.',
      nothingToApprove: 'no hay nada que aprobar',
    },
  },
] as const;

describe.each(shortly(1, journeys))('the records of patients at a screen, $name', ({ view, says }) => {
  /** As a records system sends them. The command fails where one is refused. */
  const send = async (...messages: readonly string[]): Promise<void> => {
    const { portal, folder } = staff();
    const file = join(folder, 'messages.hl7');
    await writeFile(file, messages.join(''));
    await portal.asStaff('adt', 'send', file).catch(() => {});
  };

  it('refused messages are tried again each by itself, and given up once', async () => {
    const { portal, staffUrl } = staff();
    const { page, errors, leave } = await visit(view, staffUrl);
    await signInAsStaff(page, staffUrl, 'omar');
    await goTo(page, says.refused);
    await page.getByText(says.nothing).waitFor();
    await expectSoundPage(page);

    await send(
      adtMessage({ controlId: 'R-1', mrn: 'AB-1501', pid: { 7: '1984' } }),
      adtMessage({ controlId: 'R-2', mrn: 'AB-1502', pid: { 7: '19840231' } }),
      adtMessage({ controlId: 'R-3', mrn: 'AB-1501' }),
    );
    await page.reload();
    await page.getByText('PID-7').first().waitFor();
    await expectSoundInBothThemes(page);
    await press(page, says.all);
    await press(page, says.tryBoth);
    const dialog = page.getByRole('alertdialog');
    const tryAgain = dialog.getByRole('button', { name: says.tryAgain });
    await tryAgain.press('Enter');
    await dialog.getByText(says.why).waitFor();
    await expectSoundInBothThemes(page);
    await dialog.getByLabel(says.reason).pressSequentially('ticket 4711');
    await tryAgain.press('Enter');
    await page.getByText(says.taken).waitFor();
    await page.getByText(says.still).waitFor();
    // The pressed button went with what it did: the keyboard's place is still among the messages.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SECTION');
    await expectSoundPage(page);

    const wrong = page.getByRole('checkbox', { name: 'A08 · R-2' });
    await wrong.waitFor();
    await page.getByRole('checkbox', { name: 'A08 · R-1' }).waitFor({ state: 'detached' });
    await wrong.check();
    await press(page, says.discardOne);
    // A colleague comes first.
    await portal.asStaff('adt', 'discard', '--all', '--reason', 'ticket 4712');
    await dialog.getByLabel(says.reason).pressSequentially('ticket 4711');
    await dialog.getByRole('button', { name: says.discard }).press('Enter');
    await page.getByText(says.gone).waitFor();
    await page.getByText(says.nothing).waitFor();

    const trail = await portal.asStaff('audit', 'list', '--event', 'adtMessageReplayed');
    expect(trail).toMatch(/Omar Haddad/);
    expect(trail).not.toMatch(/Soler|AB-150/);
    expect(errors.filter((error) => !isRefusal(error))).toEqual([]);
    await leave();
  });

  it('a record that may be somebody’s is opened to them by two persons, and so is another one by a message that is held', async () => {
    const { portal, staffUrl } = staff();
    const newcomer = await visit(view, portal.url);
    // As on record, but for where she lives (docs/demo.md).
    await goToMethods(newcomer.page, { ...clara, zip: '10001', address: '99 Elsewhere Lane' }, { isPatient: true });
    await newcomer.page.locator(methodRadio('questionBased')).check();
    await newcomer.page.locator(proceed).click();
    await answerQuestions(newcomer.page, 'right');
    await createAccount(newcomer.page, 'clara.mendez');
    await acceptAccountTerms(newcomer.page);
    await newcomer.leave();

    const [asking, deciding] = [await visit(view, staffUrl), await visit(view, staffUrl)];
    await signInAsStaff(asking.page, staffUrl, 'omar');
    await goTo(asking.page, says.matches);
    await asking.page.getByText(says.zip).waitFor();
    await expectSoundInBothThemes(asking.page);
    await walkTo(asking.page, says.askToOpen);
    await asking.page.keyboard.press('Enter');
    const dialog = asking.page.getByRole('alertdialog');
    const ask = dialog.getByRole('button', { name: says.ask, exact: true });
    await ask.press('Enter');
    await dialog.getByText(says.why).waitFor();
    await expectSoundInBothThemes(asking.page);
    await dialog.getByLabel(says.reason).pressSequentially('ticket 4711');
    await ask.press('Enter');
    await asking.page.getByText(says.asked).waitFor();

    await signInAsStaff(deciding.page, staffUrl, 'ines');
    await goTo(deciding.page, says.approvals);
    await deciding.page.getByText('AB-200001').waitFor();
    await walkTo(deciding.page, says.approve);
    await deciding.page.keyboard.press('Enter');
    await deciding.page.getByRole('alertdialog').getByText('AB-200001').waitFor();
    await expectSoundPage(deciding.page);
    await deciding.page.getByRole('alertdialog').getByRole('button', { name: says.approve }).press('Enter');
    await deciding.page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await goTo(deciding.page, says.matches);
    await deciding.page.getByText(says.noAccount).waitFor();
    await expectSoundPage(deciding.page);
    expect(await portal.asStaff('accounts', 'show', 'clara.mendez', '--reason', 'ticket 4711')).toContain('AB-200001');

    // Then the records system merges her record into one that looks like another person's.
    const another = {
      mrn: 'AB-1600',
      pid: {
        5: 'Nguyễn Phúc^Công^Huyền Tôn Nữ Thị Hương Giang^^^^L',
        7: '19900101',
        11: '1234 Avenida de las Constituciones Apt 5678^^San Buenaventura^CA^93001^US^H',
      },
    };
    await send(adtMessage({ ...another, controlId: 'H-1' }));
    await send(adtMessage({ ...another, event: 'A40', controlId: 'H-2', merged: ['AB-200001'] }));
    const askForReplay = async (): Promise<void> => {
      await asking.page.getByText(says.moves).waitFor();
      const askForIt = asking.page.getByRole('button', { name: says.ask, exact: true });
      await asking.page.getByLabel(says.reason).pressSequentially('ticket 4713');
      await askForIt.press('Enter');
      await asking.page.getByText(says.asked).waitFor();
    };
    const decision = deciding.page.getByRole('alertdialog');
    const approve = async (): Promise<void> => {
      await deciding.page.getByText(says.takeMessage).first().waitFor();
      await walkTo(deciding.page, says.approve);
      await deciding.page.keyboard.press('Enter');
      await decision.getByText(says.moves).waitFor();
      await decision.getByRole('button', { name: says.approve }).press('Enter');
    };
    await goTo(asking.page, says.refused);
    await walkTo(asking.page, says.see);
    await asking.page.keyboard.press('Enter');
    await asking.page.getByText(says.moves).waitFor();
    await press(asking.page, says.ask);
    await asking.page.getByText(says.why).waitFor();
    await expectSoundInBothThemes(asking.page);
    await askForReplay();

    // A newer message comes before the second person: nothing is done, and what it would do now is shown.
    await send(adtMessage({ ...another, controlId: 'H-3', pid: { ...another.pid, 13: '(805)555-0199^PRN^PH' } }));
    await goTo(deciding.page, says.approvals);
    await approve();
    await decision.getByText(says.changed).waitFor();
    await decision.getByText('+18055550199').first().waitFor();
    await decision.getByRole('link', { name: says.anew }).waitFor();
    await expectSoundInBothThemes(deciding.page);
    // Whoever presses the same key once more by habit does nothing: focus is at the explanation, and to decline is the next step.
    expect(await decision.getByRole('button', { name: says.approve }).count()).toBe(0);
    for (const key of ['Enter', 'Space']) await deciding.page.keyboard.press(key);
    await decision.getByText(says.changed).waitFor();
    await deciding.page.keyboard.press('Tab');
    await deciding.page.keyboard.press('Enter');
    await decision.waitFor({ state: 'detached' });
    await asking.page.reload();
    await askForReplay();
    await deciding.page.reload();
    await approve();
    await decision.waitFor({ state: 'detached' });
    await asking.page.reload();
    await asking.page.getByText(says.settled).waitFor();
    await expectSoundPage(asking.page);

    // The next one is discarded before it is decided: what was asked for can be declined alone.
    await send(adtMessage({ mrn: another.mrn, controlId: 'H-4' }));
    await goTo(asking.page, says.refused);
    await walkTo(asking.page, says.see);
    await asking.page.keyboard.press('Enter');
    await asking.page.getByLabel(says.reason).pressSequentially('ticket 4714');
    await press(asking.page, says.ask);
    await asking.page.getByText(says.asked).waitFor();
    await deciding.page.reload();
    await deciding.page.getByText(says.takeMessage).first().waitFor();
    await walkTo(deciding.page, says.approve);
    // What would be done does not come: there is nothing to approve until it does.
    const refusal = { status: 429, json: { error: 'tooManyRequests' } };
    await deciding.page.route('**/showAskedReplay', (route) => route.fulfill(refusal), { times: 1 });
    await deciding.page.keyboard.press('Enter');
    const again = decision.getByRole('button', { name: says.tryAgain });
    await again.waitFor();
    expect(await decision.getByRole('button', { name: says.approve }).count()).toBe(0);
    await expectSoundPage(deciding.page);
    await again.press('Enter');
    await decision.getByText('Inés María Soler').first().waitFor();
    expect(await decision.evaluate((each) => each.contains(document.activeElement))).toBe(true);
    await portal.asStaff('adt', 'discard', '--all', '--reason', 'ticket 4715');
    await decision.getByRole('button', { name: says.approve }).press('Enter');
    await decision.getByText(says.nothingToApprove).waitFor();
    await expectSoundInBothThemes(deciding.page);
    await decision.getByRole('button', { name: says.decline }).press('Enter');
    await decision.waitFor({ state: 'detached' });

    const replayed = await portal.asStaff('audit', 'list', '--event', 'adtMessageReplayed');
    expect(replayed).toMatch(/Omar Haddad.*Inés Romero/);
    expect(replayed).not.toMatch(/AB-|Nguy/);
    expect([...asking.errors, ...deciding.errors].filter((error) => !isRefusal(error))).toEqual([]);
    await asking.leave();
    await deciding.leave();
  });
});
