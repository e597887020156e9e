import { CompactEncrypt } from 'jose';

/**
 * Encrypts a FHIR resource as a file of a SMART Health Link: a JWE in compact form, deflated, under the link's key ('Encrypting and Decrypting Files').
 * Each call takes a nonce of its own.
 *
 * @param content JSON.
 * @param key 32 bytes.
 */
export function encryptFile(content: string, key: Uint8Array): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(content))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', cty: 'application/fhir+json', zip: 'DEF' })
    .encrypt(key);
}
