import { HEALTH_LINKS_PATH } from '@portico/contract';

/** Where the manifest of a link is: at most 128 characters, as the specification asks, unless the portal's own address is longer than 60. */
export function manifestUrl(publicUrl: string, token: string): string {
  return `${publicUrl}${HEALTH_LINKS_PATH}/${token}`;
}

/** Where its file is, for an hour at most. */
export function fileUrl(publicUrl: string, token: string, ticket: string): string {
  return `${manifestUrl(publicUrl, token)}/${ticket}`;
}
