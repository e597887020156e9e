import { getSession } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { describeSession } from '../../accounts/calls/get-session.ts';

export const getSessionRoute = defineRoute(getSession, (_input, visitor, services) =>
  describeSession(visitor, services),
);
