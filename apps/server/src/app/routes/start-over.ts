import { startOver } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { startGuestOver } from '../../estimates/calls/start-over.ts';

export const startOverRoute = defineRoute(startOver, startGuestOver);
