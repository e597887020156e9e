import { describe, expect, it } from 'vitest';
import { expectSoundInBothThemes } from './support/checks.ts';
import { goTo, openMenu, press, signInAsStaff, staffPortalForEach } from './support/staff-app.ts';
import { desktopInEnglish, isRefusal, phoneInSpanish, shortly, visit } from './support/visitor.ts';

// Issue 16, point 1: "Everything that the command line does, by the same calls."

const staff = staffPortalForEach();

const journeys = [
  {
    name: 'in English at a desk',
    view: desktopInEnglish,
    says: {
      visits: 'Video visits',
      make: 'Make the visit',
      noTime: 'Choose the day and the time of the visit.',
      at: 'Day and time',
      email: 'Email',
      made: 'This is its link: it is shown once.',
      mailed: 'Its link goes out to pilar@example.org.',
    },
  },
  {
    name: 'in Spanish on a phone',
    view: phoneInSpanish,
    says: {
      visits: 'Visitas por video',
      make: 'Crear la visita',
      noTime: 'Elija el día y la hora de la visita.',
      at: 'Día y hora',
      email: 'Correo electrónico',
      made: 'Este es su enlace: se muestra una sola vez.',
      mailed: 'Su enlace se envía a pilar@example.org.',
    },
  },
] as const;

describe.each(shortly(0, journeys))('video visits at a screen, $name', ({ view, says }) => {
  it('a visit is made, and its link is shown or mailed', async () => {
    const { portal, staffUrl } = staff();
    const { page, errors, leave } = await visit(view, staffUrl);
    await signInAsStaff(page, staffUrl, 'lena');
    await openMenu(page);
    await expectSoundInBothThemes(page);
    await goTo(page, says.visits);
    await press(page, says.make);
    await page.getByText(says.noTime).waitFor();
    await expectSoundInBothThemes(page);
    await page.getByLabel(says.at).fill('2099-01-05T10:00');
    await press(page, says.make);
    await page.getByText(says.made).waitFor();
    const link = await page.getByText('/video-visit-valid#token=').innerText();
    await expectSoundInBothThemes(page);

    // A slip at the next one does not take the link away, which is not to be had again.
    await page.getByLabel(says.email, { exact: true }).pressSequentially('pilar');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    expect(await page.getByText('/video-visit-valid#token=').innerText()).toBe(link);

    await page.getByLabel(says.email, { exact: true }).pressSequentially('@example.org');
    await page.keyboard.press('Enter');
    await page.getByText(says.mailed).waitFor();
    expect(await page.getByText('/video-visit-valid#token=').count()).toBe(0);
    expect(await portal.asStaff('audit', 'list', '--event', 'videoVisitInvited')).toMatch(/Lena Fischer/);
    expect(errors.filter((error) => !isRefusal(error))).toEqual([]);

    const invited = await visit(view, portal.url);
    await invited.page.goto(link);
    await invited.page.getByRole('heading', { level: 1 }).waitFor();
    expect(invited.page.url()).toContain('video-visit');
    await invited.leave();
    await leave();
  });
});
