import { bytesOf, inflated, joined } from './bytes.ts';

/**
 * Decrypts a file of a SMART Health Link, here in the browser: the server that passed it on has never had the key.
 *
 * @param jwe compact, `dir` with `A256GCM`, deflated or not (RFC 7516; 'Encrypting and Decrypting Files').
 * @param key 32 bytes, in base64url.
 * @returns what it holds, parsed from JSON; undefined where the key does not fit it, or it is no such file.
 */
export async function decryptFile(jwe: string, key: string): Promise<unknown> {
  try {
    const [header = '', , nonce = '', content = '', tag = ''] = jwe.split('.');
    const { alg, enc, zip } = JSON.parse(new TextDecoder().decode(bytesOf(header))) as Record<string, unknown>;
    if (alg !== 'dir' || enc !== 'A256GCM' || (zip !== undefined && zip !== 'DEF')) return undefined;
    const ownKey = await crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['decrypt']);
    const algorithm = { name: 'AES-GCM', iv: bytesOf(nonce), additionalData: new TextEncoder().encode(header) };
    const sealed = joined([bytesOf(content), bytesOf(tag)]);
    const decrypted = new Uint8Array(await crypto.subtle.decrypt(algorithm, ownKey, sealed));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(
      zip === 'DEF' ? await inflated(decrypted) : decrypted,
    );
    return JSON.parse(text);
  } catch {
    // Whatever is wrong with it, it cannot be read; what it holds is not for a report.
    return undefined;
  }
}
