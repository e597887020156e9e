import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodePng } from '../app/install/png.ts';

const typeface = new URL(import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'));

/** Files of a brand, with a typeface in `brand/own.woff2`, as a hospital has them beside its settings file. */
export async function writeBrandFiles(folder: string): Promise<void> {
  await mkdir(join(folder, 'brand'), { recursive: true });
  const logo = (color: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><script>alert(1)</script><rect width="160" height="40" rx="8" fill="${color}"/></svg>`;
  const files = {
    'logo.svg': logo('#7a1f3d'),
    'logo-dark.svg': logo('#f2b8c9'),
    'icon.svg': logo('#7a1f3d'),
    'paper.png': square(64, [122, 31, 61]),
    'app.png': square(512, [122, 31, 61]),
    'front.svg': logo('#e7d7dc'),
  };
  await cp(typeface, join(folder, 'brand/own.woff2'));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, 'brand', name), content);
}

/** The fields of `brand` that name them. */
export const namedBrandFiles = {
  logo: { light: 'brand/logo.svg', dark: 'brand/logo-dark.svg' },
  logoOnPaper: 'brand/paper.png',
  favicon: 'brand/icon.svg',
  appIcon: 'brand/app.png',
  picture: 'brand/front.svg',
};

function square(side: number, color: readonly [number, number, number]): Buffer {
  const pixels = Buffer.alloc(side * side * 4);
  for (let at = 0; at < pixels.length; at += 4) pixels.set([...color, 255], at);
  return encodePng(side, pixels);
}
