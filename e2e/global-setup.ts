import chromium from '@sparticuz/chromium';
import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { loadDemonstration, startPortal } from './support/portal.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the demonstration loaded, for portals to begin with a copy of. */
    demonstration: string;
    portalUrl: string;
    chromiumPath: string;
  }
}

/** Once for all journeys: one portal, and Chromium unpacked from its npm package. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [demonstration, chromiumPath] = await Promise.all([loadDemonstration(), chromium.executablePath()]);
  const portal = await startPortal({}, {}, demonstration);
  project.provide('demonstration', demonstration);
  project.provide('portalUrl', portal.url);
  project.provide('chromiumPath', chromiumPath);
  return async () => {
    await portal.stop();
    await rm(demonstration, { recursive: true, force: true });
  };
}
