import { decodeQR } from 'qr/decode.js';

/** In pixels, of the longer side: enough for the finest code that a phone shows, and quick to look through. */
const LONGEST_SIDE = 1600;

type Picture = { readonly width: number; readonly height: number; readonly source: CanvasImageSource };

/** The text of the QR code in a picture or a frame of a film; null for none. */
export function readQrIn({ width, height, source }: Picture): string | null {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null || canvas.width === 0 || canvas.height === 0) return null;
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  try {
    return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height));
  } catch {
    // The library throws where it finds none.
    return null;
  }
}

/**
 * The text of a file that holds a link: of the QR code in a picture, or of a text.
 *
 * @returns null where there is no code in it, or it is no picture that this browser knows.
 */
export async function readQrOfFile(file: File): Promise<string | null> {
  if (!file.type.startsWith('image/')) return file.text();
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return null;
  const { width, height } = bitmap;
  const text = readQrIn({ width, height, source: bitmap });
  bitmap.close();
  return text;
}
