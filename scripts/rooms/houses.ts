import { serverHouse } from '../../apps/server/rooms.ts';
import { staffHouse } from '../../apps/staff/rooms.ts';
import { webHouse } from '../../apps/web/rooms.ts';
import type { House } from './rooms.ts';

/** The applications whose rooms have walls. */
export const houses: readonly House[] = [serverHouse, webHouse, staffHouse];
