import chromium from '@sparticuz/chromium';
import type { TestProject } from 'vitest/node';
import { startPortal } from './support/portal.ts';

declare module 'vitest' {
  interface ProvidedContext {
    portalUrl: string;
    chromiumPath: string;
  }
}

/** Once for all journeys: one portal, and Chromium unpacked from its npm package. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [portal, chromiumPath] = await Promise.all([startPortal(), chromium.executablePath()]);
  project.provide('portalUrl', portal.url);
  project.provide('chromiumPath', chromiumPath);
  return () => portal.stop();
}
