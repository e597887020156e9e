/** `calledOff`: the person did not go through with it; `exists`: the device has one for this account already. */
export type PasskeyFault = 'calledOff' | 'exists' | 'failed';

type WebAuthnJson = Readonly<Record<string, unknown>>;

/** Lets the browser make a passkey. The library comes only now: few people need it. */
export async function makePasskey(
  options: WebAuthnJson,
): Promise<{ readonly credential: WebAuthnJson } | { readonly fault: PasskeyFault }> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    // The server's library wrote the options and this one reads them; the contract does not look inside.
    const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
    const credential = await startRegistration({ optionsJSON });
    return { credential: { ...credential } };
  } catch (failure) {
    return { fault: faultOf(failure) };
  }
}

function faultOf(failure: unknown): PasskeyFault {
  const name = failure instanceof Error ? failure.name : '';
  if (name === 'InvalidStateError') return 'exists';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'calledOff' : 'failed';
}
