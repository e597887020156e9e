import { QRCodeGenerator } from 'kill-the-clipboard';
import type { Page } from 'playwright-core';
import { readSignedCards } from '@portico/health-links';
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

/** The picture of a signed card as issuers make it: a code in two parts, of which the second holds digits. */
export async function pictureOfSigned(text: string): Promise<Buffer> {
  const signed = readSignedCards(text);
  if ('error' in signed) throw new Error(signed.error);
  const [url = ''] = await new QRCodeGenerator().generateQR(signed.cards[0] ?? '');
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

/** From now on, the page's camera sees this code: Chromium's own stand-in for a camera shows none. */
export async function showToCamera(page: Page, link: string): Promise<void> {
  await page.evaluate(({ size, path }) => {
    const canvas = document.createElement('canvas');
    canvas.width = 1280;
    canvas.height = 720;
    const film = canvas.getContext('2d');
    if (film === null) throw new Error('no canvas');
    const code = new Path2D(path);
    const draw = () => {
      film.fillStyle = 'white';
      film.fillRect(0, 0, 1280, 720);
      film.fillStyle = 'black';
      film.setTransform(640 / size, 0, 0, 640 / size, 320, 40);
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
