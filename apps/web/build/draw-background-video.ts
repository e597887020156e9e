import { customProperties, themeOf } from '@portico/tokens';
import chromium from '@sparticuz/chromium';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as driver, type Page } from 'playwright-core';
import { porticoScene, SCENE_HEIGHT, SCENE_WIDTH } from '../src/background-video/scene.ts';

/**
 * Draws the background video from the scene and the tokens, frame by frame, in both themes. Run it by hand after a
 * change of either; it needs ffmpeg: `node apps/web/build/draw-background-video.ts`.
 */
const SECONDS = 10;
const FRAMES_A_SECOND = 20;
const frames = SECONDS * FRAMES_A_SECOND;
const folder = join(import.meta.dirname, '../src/background-video');
const declarations = customProperties(themeOf(), 'app').map(([name, value]) => `${name}: ${value};`);
const tokens = `:root { color-scheme: light dark; ${declarations.join(' ')} }`;

const browser = await driver.launch({
  executablePath: await chromium.executablePath(),
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-zygote'],
});
for (const theme of ['light', 'dark'] as const) {
  const drawn = mkdtempSync(join(tmpdir(), 'portico-video-'));
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, colorScheme: theme });
  for (let frame = 0; frame < frames; frame += 1) {
    await drawFrame(page, frame / frames);
    await page.screenshot({ path: join(drawn, `${String(frame).padStart(4, '0')}.png`) });
  }
  encode(drawn, theme);
  await page.close();
  rmSync(drawn, { recursive: true });
}
await browser.close();

async function drawFrame(page: Page, phase: number): Promise<void> {
  const shapes = porticoScene(phase).map(
    ({ path, fill, runs, from, to }, index) => `
      <linearGradient id="g${index}" x2="${runs === 'across' ? 1 : 0}" y2="${runs === 'down' ? 1 : 0}">
        <stop stop-color="var(${fill})" stop-opacity="${from}"/>
        <stop offset="1" stop-color="var(${fill})" stop-opacity="${to}"/>
      </linearGradient>
      <path d="${path}" fill="url(#g${index})" fill-rule="evenodd"/>`,
  );
  const style = `${tokens} body { margin: 0; background: var(--paper); } svg { display: block; width: 100vw; height: 100vh; }`;
  await page.setContent(
    `<style>${style}</style><svg viewBox="0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}">${shapes.join('')}</svg>`,
  );
}

/** VP9 for most browsers and H.264 for the others; without sound, playable before the whole file is loaded. */
function encode(drawn: string, theme: string): void {
  const input = ['-y', '-loglevel', 'error', '-framerate', String(FRAMES_A_SECOND), '-i', join(drawn, '%04d.png')];
  // Stated explicitly, so that every browser shows the tokens' exact colours.
  const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
  const shape = ['-vf', 'scale=out_color_matrix=bt709', '-pix_fmt', 'yuv420p', ...colours, '-an'];
  const webm = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '20', '-deadline', 'good', '-cpu-used', '2'];
  const mp4 = ['-c:v', 'libx264', '-crf', '20', '-preset', 'slow', '-movflags', '+faststart'];
  execFileSync('ffmpeg', [...input, ...shape, ...webm, join(folder, `portico-${theme}.webm`)]);
  execFileSync('ffmpeg', [...input, ...shape, ...mp4, join(folder, `portico-${theme}.mp4`)]);
}
