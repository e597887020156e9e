import { answerProxyInvite } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { answerInvitation } from '../use-cases/answer-proxy-invite.ts';

export const answerProxyInviteRoute = defineRoute(answerProxyInvite, answerInvitation);
