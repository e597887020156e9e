import { allowApp } from './allow-app.ts';
import { getAppRequest } from './get-app-request.ts';

/** The calls of a person whom an app has sent to sign in. */
export const openIdCalls = { allowApp, getAppRequest };
