const KEY = 'portico-device-id';
const BYTES = 32;

/** For a browser that stores nothing: the same id at least until the page is left. */
let unsaved: string | undefined;

/**
 * The id that this browser sends when it signs in, made once and stored here (spec §3, 'Login request'). By it the
 * server knows a browser that has signed in before, and attackers elsewhere cannot lock it out.
 */
export function deviceId(): string {
  const saved = recall() ?? unsaved;
  if (saved !== undefined) return saved;
  unsaved = toBase64Url(crypto.getRandomValues(new Uint8Array(BYTES)));
  save(unsaved);
  return unsaved;
}

function recall(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined; // storage is switched off
  }
}

function save(id: string): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // storage is switched off or full
  }
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
