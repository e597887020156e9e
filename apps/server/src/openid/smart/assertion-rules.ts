import { errors, type Client, type KoaContextWithOIDC } from 'oidc-provider';

/**
 * What SMART App Launch 2.2 asks of the JWT by which an app signs its name beyond RFC 7523 ("Authentication JWT Header Values", "Signature Verification"): `jku`
 * must be the address of the settings, and nothing else.
 *
 * @throws InvalidClientAuth
 */
export function assertionRules(
  _ctx: KoaContextWithOIDC,
  _claims: Readonly<Record<string, unknown>>,
  { jku }: Readonly<Record<string, unknown>>,
  { jwksUri }: Client,
): void {
  if (jku !== undefined && jku !== jwksUri)
    throw new errors.InvalidClientAuth('jku is not the address of the settings');
}
