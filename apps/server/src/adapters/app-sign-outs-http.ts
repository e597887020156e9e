import { askService } from '../platform/telemetry/measure-asking.ts';
import type { AppSignOutsPort } from '../ports/app-sign-outs.ts';
import { transportErrorOf } from './http-answer.ts';

/** In milliseconds: an app that is slower is asked again. */
const PATIENCE = 5000;

/** Posts sign-outs to the addresses of the settings. No redirect is followed: a token is for its app alone. */
export function appSignOutsByHttp(): AppSignOutsPort {
  return {
    tell: (address, logoutToken) =>
      askService('apps', async (note) => {
        try {
          const { status } = await fetch(address, {
            method: 'POST',
            redirect: 'manual',
            body: new URLSearchParams({ logout_token: logoutToken }),
            signal: AbortSignal.timeout(PATIENCE),
          });
          if (status === 200 || status === 204) return 'told';
          if (status !== 400) note('unreachable');
          return status === 400 ? 'refused' : 'deferred';
        } catch (error) {
          note(transportErrorOf(error).reason);
          return 'deferred';
        }
      }),
  };
}
