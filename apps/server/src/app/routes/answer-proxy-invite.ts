import { answerProxyInvite } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { answerInvitation } from '../../patients/calls/answer-proxy-invite.ts';

export const answerProxyInviteRoute = defineRoute(answerProxyInvite, answerInvitation);
