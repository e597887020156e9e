/** Whether the server responds, so that a reload would bring a page. Requests the head of this page. */
export async function isServerReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return ok;
  } catch {
    return false; // no connection
  }
}
