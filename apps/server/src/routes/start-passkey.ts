import { startPasskey } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { beginPasskey } from '../use-cases/start-passkey.ts';

export const startPasskeyRoute = defineRoute(startPasskey, beginPasskey);
