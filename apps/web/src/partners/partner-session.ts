import { partnersMemory as memory } from '../portal/personal-memory.ts';

/** By partner (spec §3: "Sessions are kept in session storage"). */
type Tokens = Readonly<Record<string, string>>;

/** The token of this tab's verified session with a partner; undefined if there is none. */
export function recallPartnerToken(partner: string): string | undefined {
  return read()[partner];
}

export function rememberPartnerToken(partner: string, token: string): void {
  memory.remember(JSON.stringify({ ...read(), [partner]: token }));
}

/** Deletes a token that is no longer valid; a newer one stays. */
export function forgetPartnerToken(partner: string, token: string): void {
  const { [partner]: kept, ...others } = read();
  if (kept === token) memory.remember(JSON.stringify(others));
}

function read(): Tokens {
  const text = memory.recall();
  return text === undefined ? {} : (JSON.parse(text) as Tokens);
}
