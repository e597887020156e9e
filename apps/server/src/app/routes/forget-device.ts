import { forgetDevice } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { forgetOwnDevice } from '../../accounts/calls/forget-device.ts';

export const forgetDeviceRoute = defineRoute(forgetDevice, forgetOwnDevice);
