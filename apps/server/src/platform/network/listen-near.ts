import type { FastifyInstance } from 'fastify';

/** Lets a server of the demonstration listen at this port, or at any free one where it is taken. @returns the port. */
export async function listenNear(
  server: FastifyInstance,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<number> {
  try {
    await server.listen({ host, port });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    await server.listen({ host, port: 0 });
  }
  const [address] = server.addresses();
  return typeof address === 'object' ? address.port : port;
}
