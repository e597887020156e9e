import type { CDPSession, Page } from 'playwright-core';

/** Gives the page's browser an authenticator that makes and shows passkeys by itself, as a finger on a sensor would. */
export async function addVirtualAuthenticator(page: Page): Promise<{ debug: CDPSession; authenticatorId: string }> {
  const debug = await page.context().newCDPSession(page);
  await debug.send('WebAuthn.enable');
  const { authenticatorId } = await debug.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { debug, authenticatorId };
}
