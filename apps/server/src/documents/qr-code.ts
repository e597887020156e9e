import { encodeQR } from 'qr';

/** A QR code without its margin: its width in modules, and the path of the dark modules. */
export interface QrCode {
  size: number;
  path: string;
}

/**
 * A text as a QR code that can be read with up to 15% of it damaged. Adjacent dark modules of a row make one rectangle.
 */
export function qrCode(text: string): QrCode {
  // The library cannot draw one without a margin.
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const path = rows.flatMap((row, y) => {
    const modules = row.map((dark) => (dark ? '1' : '0')).join('');
    return [...modules.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`);
  });
  return { size: rows.length, path: path.join('') };
}
