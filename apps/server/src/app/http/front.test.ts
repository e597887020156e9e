import { type FastifyInstance, fastify } from 'fastify';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createFront, type Front } from './front.ts';
import { createLogger } from './logging.ts';

/** An application that answers with its name, on /slow when it is let. */
async function named(name: string): Promise<{ app: FastifyInstance; begun: Promise<void>; let: () => void }> {
  const app = fastify();
  const begun = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  app.get('/', async () => name);
  app.get('/slow', async () => {
    begun.resolve();
    await answer.promise;
    return name;
  });
  return { app, begun: begun.promise, let: answer.resolve };
}

// Issue 16, point 6: reload without a restart; decision 209.
describe('a listener that one application after another answers', () => {
  let front: Front;
  afterEach(() => front.close());

  it('has each request answered by the application that it came to, and says when the one before has answered all', async () => {
    front = createFront(createLogger('silent'));
    const [first, second] = await Promise.all([named('first'), named('second')]);
    await front.show(first.app);
    const url = await front.listen({ port: 0, host: '127.0.0.1' });
    const slow = fetch(`${url}/slow`);
    await first.begun;

    let isAnswered = false;
    const answered = front.show(second.app).then(() => {
      isAnswered = true;
    });
    expect(await (await fetch(url)).text()).toBe('second');
    expect(isAnswered).toBe(false);
    first.let();
    expect(await (await slow).text()).toBe('first');
    await answered;
  });

  it('tells a client that is answered while it closes to come by another connection', async () => {
    front = createFront(createLogger('silent'));
    const only = await named('only');
    await front.show(only.app);
    const url = await front.listen({ port: 0, host: '127.0.0.1' });
    const slow = fetch(`${url}/slow`);
    await only.begun;
    const closed = front.close();
    only.let();
    expect((await slow).headers.get('connection')).toBe('close');
    await closed;
  });

  it('fails to listen where another listens', async () => {
    front = createFront(createLogger('silent'));
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await front.show((await named('late')).app);
    await expect(front.listen({ port, host: '127.0.0.1' })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    taken.close();
  });
});
