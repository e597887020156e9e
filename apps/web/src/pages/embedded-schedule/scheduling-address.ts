/**
 * The address of the provider's page with the query of ours passed on (spec §2, 'Embedded scheduling'). What the portal
 * itself tells the provider stays.
 *
 * @param url as the server gave it.
 * @param search the query of our own address.
 */
export function schedulingAddress(url: string, search: string, isMobile: boolean): string {
  const address = new URL(url);
  const own = new Set(address.searchParams.keys());
  for (const [name, value] of new URLSearchParams(search)) {
    if (!own.has(name) && name !== 'mobile') address.searchParams.append(name, value);
  }
  if (isMobile) address.searchParams.set('mobile', '1');
  return address.href;
}
