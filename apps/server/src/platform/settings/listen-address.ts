import { isIP } from 'node:net';
import * as z from 'zod';

/** Where something listens beside the portal: an address of this machine, and a port of its own. */
export interface ListenAddress {
  host: string;
  port: number;
}

const pattern = /^(?:\[([\da-f:.]+)\]|([^:[\]]+)):(\d{1,5})$/i;

/** An address of this machine with a port; an IPv6 address in brackets. */
export const listenAddress = (example: string) =>
  z.string().transform((value, context): ListenAddress => {
    const [, inBrackets, plain, digits] = pattern.exec(value) ?? [];
    const host = inBrackets ?? plain ?? '';
    const port = Number(digits);
    const isGood = (isIP(host) !== 0 || host === 'localhost') && port <= 65_535;
    if (!isGood) {
      context.addIssue({
        code: 'custom',
        message: `must be an address of this machine and a port, as ${example}`,
      });
    }
    return { host, port };
  });

/** Where GET /metrics is served. */
export const metricsVariable = listenAddress('127.0.0.1:9464 or [::1]:9464').optional();

/** Where senders of HL7 v2 ADT connect. */
export const adtListenVariable = listenAddress('127.0.0.1:2575 or 0.0.0.0:2575').optional();
