import { endSession } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { endOwnSession } from '../../accounts/calls/end-session.ts';

export const endSessionRoute = defineRoute(endSession, endOwnSession);
