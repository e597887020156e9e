import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CallFailure } from '../api/call-failure.ts';
import { askForPasskey } from './ask-for-passkey.ts';
import { makePasskey } from './make-passkey.ts';

afterEach(() => {
  vi.doUnmock('@simplewebauthn/browser');
  vi.resetModules();
});

describe('a passkey, where our own scripts do not come', () => {
  it('is not asked for, and says that there is no connection', async () => {
    withoutLibrary();
    await expect(askForPasskey({})).rejects.toMatchObject({ reason: 'offline' } satisfies Partial<CallFailure>);
  });

  it('is not made, and says so too', async () => {
    withoutLibrary();
    await expect(makePasskey({})).rejects.toMatchObject({ reason: 'offline' } satisfies Partial<CallFailure>);
  });
});

describe('a passkey that the browser refuses', () => {
  it.each([
    ['NotAllowedError', 'calledOff'],
    ['AbortError', 'calledOff'],
    ['InvalidStateError', 'exists'],
    ['SecurityError', 'failed'],
  ])('by %s was not made: %s', async (name, error) => {
    vi.doMock('@simplewebauthn/browser', () => ({ startRegistration: refuse(name) }));
    await expect(makePasskey({})).resolves.toEqual({ error: error });
  });

  it('at a sign-in confirms nothing, for any reason', async () => {
    vi.doMock('@simplewebauthn/browser', () => ({ startAuthentication: refuse('NotAllowedError') }));
    await expect(askForPasskey({})).resolves.toBeNull();
  });
});

function withoutLibrary(): void {
  vi.doMock('@simplewebauthn/browser', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
}

function refuse(name: string) {
  return () => Promise.reject(Object.assign(new Error('refused'), { name }));
}
