import type { ProxiesTable } from '../platform/db/account-tables.ts';

/** What an access allows: to see what is saved, or also to make, change and delete it. */
export type ProxyScope = ProxiesTable['scope'];
