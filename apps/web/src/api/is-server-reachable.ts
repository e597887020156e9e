/** Asks for this page's head: whether loading the page again would bring one. */
export async function isServerReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return ok;
  } catch {
    return false; // no connection
  }
}
