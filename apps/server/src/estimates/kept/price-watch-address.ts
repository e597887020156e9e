/** Below it, mail programs end the mail about a price. */
export const PRICE_WATCHES_PATH = '/api/price-watches';

/**
 * What the header List-Unsubscribe names: asked by POST, it ends the mail at once; opened, it leads to the page that does. RFC 8058 asks by
 * POST what stands in the header alone, so that the token is in its path.
 */
export function oneClickUrl(publicUrl: string, token: string): string {
  return `${publicUrl}${PRICE_WATCHES_PATH}/${token}`;
}
