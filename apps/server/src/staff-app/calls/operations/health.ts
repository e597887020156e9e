import { readHealth } from '../../health/read-health.ts';
import type { StaffHandlers } from '../../handler.ts';

export const healthCalls = {
  readHealth: async (_input, _member, { services }) => readHealth(services),
} satisfies Pick<StaffHandlers, 'readHealth'>;
