import { limits } from '../../platform/limits/limits.ts';

/** In milliseconds: how often senders are looked at. Node's own 30 seconds would double the limit. */
const CHECKING_INTERVAL = 1000;

/**
 * How a server takes requests: a slow sender cannot hold a connection.
 *
 * @param requestTimeout in milliseconds.
 */
export function serverOptions(requestTimeout = limits.request.window * 1000) {
  return {
    requestTimeout,
    http: { requestTimeout, headersTimeout: requestTimeout, connectionsCheckingInterval: CHECKING_INTERVAL },
  };
}
