import type { Route } from '../http/define-route.ts';

/** Every call of the portal with its handler. */
export const routes: readonly Route[] = [];
