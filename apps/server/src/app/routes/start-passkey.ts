import { startPasskey } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { beginPasskey } from '../../accounts/calls/start-passkey.ts';

export const startPasskeyRoute = defineRoute(startPasskey, beginPasskey);
