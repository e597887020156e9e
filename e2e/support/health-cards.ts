import type { Page } from 'playwright-core';
import { qrCode } from '../../apps/server/src/documents/qr-code.ts';

/** The button above the form of an insurance that opens the reader of digital cards. */
export const openReader = 'main button:has(.lucide-qr-code)';
export const reader = '.card-reader';

/** The link of one of the demonstration's digital insurance cards (docs/demo.md). */
export async function linkOfCard(page: Page, id: string): Promise<string> {
  const cards = (await (await page.request.get('/dev/cards.json')).json()) as ReadonlyArray<{
    id: string;
    link: string;
  }>;
  const card = cards.find((each) => each.id === id);
  if (!card) throw new Error(`The demonstration has no card ${id}`);
  return card.link;
}

/** A picture of a code, as a person would have taken it of another screen. */
export async function pictureOf(page: Page, link: string): Promise<Buffer> {
  const tab = await page.context().newPage();
  await tab.setContent(svgOf(link));
  const picture = await tab.locator('svg').screenshot();
  await tab.close();
  return picture;
}

/** From now on, the page's camera sees this code: Chromium's own stand-in for a camera shows none. */
export async function showToCamera(page: Page, link: string): Promise<void> {
  await page.evaluate(({ size, path }) => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 480;
    const film = canvas.getContext('2d');
    if (film === null) throw new Error('no canvas');
    const code = new Path2D(path);
    const draw = () => {
      film.fillStyle = 'white';
      film.fillRect(0, 0, 640, 480);
      film.fillStyle = 'black';
      film.setTransform(400 / size, 0, 0, 400 / size, 120, 40);
      // A canvas, and no array.
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
      film.fill(code);
      film.resetTransform();
      requestAnimationFrame(draw);
    };
    draw();
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(30);
  }, qrCode(link));
}

function svgOf(link: string): string {
  const { size, path } = qrCode(link);
  return `<svg viewBox="-4 -4 ${size + 8} ${size + 8}" width="500" height="500"><path d="${path}"/></svg>`;
}
