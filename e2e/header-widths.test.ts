import { afterAll, describe, expect, it } from 'vitest';
import { desktopInEnglish, endVisits, visit } from './support/visitor.ts';

afterAll(endVisits);

describe('the header (spec §9: "Desktop static header width at least 1200, or 768 and up when not mobile")', () => {
  it.each([
    { touch: false, desktop: [768, 1000, 1280], phone: [767, 390] },
    { touch: true, desktop: [1200], phone: [1199, 768] },
  ])('has the links beside the name, or below it, where touch is $touch', async ({ touch, desktop, phone }) => {
    const { page, leave } = await visit({ ...desktopInEnglish, touch });
    await page.goto('/estimates');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const areLinksBeside = async (width: number): Promise<boolean> => {
      await page.setViewportSize({ width, height: 800 });
      const [name, links] = await Promise.all(
        ['.header-home', '.header-links'].map((part) => page.locator(part).boundingBox()),
      );
      return (links?.y ?? 0) < (name?.y ?? 0) + (name?.height ?? 0);
    };
    for (const width of desktop) expect([width, await areLinksBeside(width)]).toEqual([width, true]);
    for (const width of phone) expect([width, await areLinksBeside(width)]).toEqual([width, false]);
    await leave();
  });
});
