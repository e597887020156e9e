import { isIP } from 'node:net';
import * as z from 'zod';

/** Where something listens beside the portal: an address of this machine, and a port of its own. */
export interface ListenAddress {
  host: string;
  port: number;
}

const pattern = /^(?:\[([\da-f:.]+)\]|([^:[\]]+)):(\d{1,5})$/i;

/** A variable that is an address of this machine with a port; an IPv6 address in brackets. */
const listenVariable = (example: string) =>
  z
    .string()
    .transform((value, context): ListenAddress => {
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
    })
    .optional();

/** Where GET /metrics is served. */
export const metricsVariable = listenVariable('127.0.0.1:9464 or [::1]:9464');

/** Where senders of HL7 v2 ADT connect. */
export const adtListenVariable = listenVariable('127.0.0.1:2575 or 0.0.0.0:2575');
