import { isIP } from 'node:net';
import * as z from 'zod';

/** Where GET /metrics is served. */
export interface MetricsAddress {
  host: string;
  port: number;
}

const pattern = /^(?:\[([\da-f:.]+)\]|([^:[\]]+)):(\d{1,5})$/i;

/** PORTICO_METRICS: an address of this machine with a port; an IPv6 address in brackets. */
export const metricsVariable = z
  .string()
  .transform((value, context): MetricsAddress => {
    const [, inBrackets, plain, digits] = pattern.exec(value) ?? [];
    const host = inBrackets ?? plain ?? '';
    const port = Number(digits);
    const isGood = (isIP(host) !== 0 || host === 'localhost') && port <= 65_535;
    if (!isGood) {
      context.addIssue({
        code: 'custom',
        message: 'must be an address of this machine and a port, as 127.0.0.1:9464 or [::1]:9464',
      });
    }
    return { host, port };
  })
  .optional();
