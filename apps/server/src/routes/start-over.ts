import { startOver } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { startGuestOver } from '../use-cases/start-over.ts';

export const startOverRoute = defineRoute(startOver, startGuestOver);
