import * as z from 'zod';
import { healthSystemFile } from './health-system-file.ts';

/**
 * The JSON Schema (draft 2020-12) of the file that PORTICO_CONFIG names, made from the rules by which it is read. Rules that no
 * schema can say are left out: a file that breaks it is refused, and one that keeps it may still be.
 */
export function healthSystemSchema(): z.core.JSONSchema.JSONSchema {
  return z.toJSONSchema(healthSystemFile, { io: 'input', unrepresentable: 'any' });
}
