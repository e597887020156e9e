import { logOutByLink } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { endSessionByLink } from '../../accounts/calls/log-out.ts';

export const logOutByLinkRoute = defineRoute(logOutByLink, (_input, visitor, services) =>
  endSessionByLink(visitor, services),
);
