import type { ServiceError } from '../adapters/service-error.ts';
import type { Terminal } from './command.ts';

/** How a service took a test: a mail, a text message or a letter. */
type Outcome = 'accepted' | 'refused' | 'deferred';

const whatToDo: Readonly<Record<ServiceError['reason'], string>> = {
  timeout: 'Look at the network, and whether the service is slow for others, too.',
  unreachable: 'Look at the address, the network and the service itself.',
  refused: 'Look at the login or token, and at the certificate.',
  garbage: 'Look at the address: something else answers there.',
};

/**
 * Sends one thing through a service and says how it was taken, and what to do where it was not.
 *
 * @param send is given where to report what went wrong with the service.
 * @returns whether it was accepted.
 */
export async function tellTest(
  terminal: Terminal,
  what: string,
  send: (report: (error: ServiceError) => void) => Promise<Outcome>,
): Promise<boolean> {
  const errors: ServiceError[] = [];
  const began = performance.now();
  const outcome = await send((error) => void errors.push(error));
  const taken = `${((performance.now() - began) / 1000).toFixed(1)} s`;
  if (outcome === 'accepted') {
    terminal.out(`${what} was accepted in ${taken}. See that it arrives.\n`);
    return true;
  }
  const [error] = errors;
  if (error !== undefined) {
    terminal.err(`${what} was not sent (${taken}): ${error.reason}, ${error.detail}. ${whatToDo[error.reason]}\n`);
  } else if (outcome === 'refused') {
    terminal.err(`${what} was refused (${taken}): the service will not take it for this recipient. Try another one.\n`);
  } else {
    terminal.err(
      `${what} was put off (${taken}): the service wants it again later. A server would try again by itself.\n`,
    );
  }
  return false;
}
