import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A browser's storage, which may be switched off. */
function storage(isOn: boolean) {
  const saved = new Map<string, string>();
  const refuse = () => {
    throw new DOMException('Switched off', 'SecurityError');
  };
  return {
    getItem: (key: string) => (isOn ? (saved.get(key) ?? null) : refuse()),
    setItem: (key: string, value: string) => (isOn ? void saved.set(key, value) : refuse()),
  };
}

/** Loads the module anew, as each page load does. */
async function loadDeviceId(): Promise<string> {
  vi.resetModules();
  const { deviceId } = await import('./device-id.ts');
  expect(deviceId()).toBe(deviceId());
  return deviceId();
}

describe('the deviceId (spec §3: "generated once and kept locally")', () => {
  beforeEach(() => vi.stubGlobal('localStorage', storage(true)));
  afterEach(() => vi.unstubAllGlobals());

  it('is 32 random bytes, written so that every call takes them', async () =>
    expect(await loadDeviceId()).toMatch(/^[\w-]{43}$/));

  it('is the same on the next page', async () => expect(await loadDeviceId()).toBe(await loadDeviceId()));

  it('is another in another browser', async () => {
    const first = await loadDeviceId();
    vi.stubGlobal('localStorage', storage(true));
    expect(await loadDeviceId()).not.toBe(first);
  });

  it('lasts for the page where storage is switched off', async () => {
    vi.stubGlobal('localStorage', storage(false));
    expect(await loadDeviceId()).toMatch(/^[\w-]{43}$/);
  });
});
