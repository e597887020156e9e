import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { besideBusyPeer, firstPageBudget } from './support/budgets.ts';
import { largestPaintOf, noteMeasures, slowestPressOf } from './support/page-measures.ts';
import { slowDown } from './support/slow-phone.ts';
import { serveStaticPage, textOf } from './support/static-page.ts';
import { endVisits, visit, type View } from './support/visitor.ts';

const phoneInEnglish: View = { width: 390, language: 'en' };

/** Whatever else the machine does only adds to a time, so the best of some visits counts; ours and the peer's by turns. */
const MAX_ROUNDS = 5;

interface Times {
  readonly largestPaint: number;
  readonly press: number;
}

describe('the first page on a slow phone, beside a page of GOV.UK with the same words (issue 14, point 7)', () => {
  let peer: Awaited<ReturnType<typeof serveStaticPage>>;
  beforeAll(async () => {
    const { page, leave } = await visit(phoneInEnglish);
    await page.goto('/');
    peer = await serveStaticPage(await textOf(page), 'en');
    await leave();
  });
  afterAll(async () => {
    await endVisits();
    await peer.close();
  });

  it('has its largest text and answers a press nearly as soon, where the machine does other work as well', async () => {
    const ours: Times[] = [];
    const theirs: Times[] = [];
    const best = (of: (each: Times) => number) => ({
      ours: Math.min(...ours.map(of)),
      theirs: Math.min(...theirs.map(of)),
    });
    const overBudget = () => {
      const paint = best(({ largestPaint }) => largestPaint);
      const press = best((each) => each.press);
      return [
        ...(paint.ours > besideBusyPeer.largestPaint * paint.theirs ? [{ 'largest paint': paint }] : []),
        ...(press.ours > Math.max(firstPageBudget.answerToPress, besideBusyPeer.press * press.theirs)
          ? [{ press }]
          : []),
      ];
    };
    do {
      ours.push(await timesOf('Show password'));
      theirs.push(await timesOf(null, peer.url));
    } while (overBudget().length > 0 && ours.length < MAX_ROUNDS);
    expect(overBudget()).toEqual([]);
  });
});

/** @param button that is pressed; null for the first one. */
async function timesOf(button: string | null, url?: string): Promise<Times> {
  const { page, leave } = await visit(phoneInEnglish, url);
  await noteMeasures(page);
  await slowDown(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const largestPaint = await largestPaintOf(page);
  await (button === null ? page.getByRole('button').first() : page.getByRole('button', { name: button })).tap();
  const press = await slowestPressOf(page);
  await leave();
  return { largestPaint, press };
}
