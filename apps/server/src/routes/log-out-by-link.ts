import { logOutByLink } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { endSessionByLink } from '../use-cases/log-out.ts';

export const logOutByLinkRoute = defineRoute(logOutByLink, (_input, visitor, services) =>
  endSessionByLink(visitor, services),
);
