import { addPasskey } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { keepPasskey } from '../../accounts/calls/add-passkey.ts';

export const addPasskeyRoute = defineRoute(addPasskey, keepPasskey);
