/** In HTTP, where an address names no port. */
const HTTP_PORT = 80;

/** Lets a server of the demonstration listen at this port, or at any free one where it is taken. @returns the port. */
export async function listenNear(
  server: { listen(at: { host: string; port: number }): Promise<string> },
  { host, port }: { readonly host: string; readonly port: number },
): Promise<number> {
  const listen = async (tried: number): Promise<number> => {
    const { port: heard } = new URL(await server.listen({ host, port: tried }));
    return heard === '' ? HTTP_PORT : Number(heard);
  };
  try {
    return await listen(port);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    return listen(0);
  }
}
