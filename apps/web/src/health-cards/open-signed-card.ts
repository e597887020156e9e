import { bytesOf, inflated } from '../health-links/bytes.ts';

/** What a SMART Health Card holds. */
export interface OpenedCard {
  /** FHIR, as parsed from JSON. */
  readonly content: unknown;
  /** Its last moment (`exp`) is over. */
  readonly hasExpired: boolean;
}

/**
 * Opens a SMART Health Card ('Health Cards are Encoded as Compact Serialization JSON Web Signatures'). Its signature is not looked at: what it says becomes what a
 * person has typed, whom nobody asks for a proof (docs/decisions/0156).
 *
 * @param jws compact.
 * @param now milliseconds since 1970.
 * @returns undefined where it is no such card.
 */
export async function openSignedCard(jws: string, now: number): Promise<OpenedCard | undefined> {
  try {
    const [header = '', payload = ''] = jws.split('.');
    const { zip } = JSON.parse(textOf(bytesOf(header))) as { zip?: unknown };
    const bytes = bytesOf(payload);
    const { vc, exp } = JSON.parse(textOf(zip === 'DEF' ? await inflated(bytes) : bytes)) as {
      vc: { credentialSubject: { fhirBundle: unknown } };
      exp?: unknown;
    };
    return {
      content: vc.credentialSubject.fhirBundle,
      hasExpired: typeof exp === 'number' && exp * 1000 < now,
    };
  } catch {
    // Whatever is wrong with it, it cannot be read; what it holds is not for a report.
    return undefined;
  }
}

const textOf = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes);
