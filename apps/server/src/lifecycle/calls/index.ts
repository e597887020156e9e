import { closeAccount } from './close-account.ts';
import { exportAccount } from './export-account.ts';

export const lifecycleCalls = { closeAccount, exportAccount };
