import type { AuditHead } from '../../platform/audit/verify-audit.ts';
import { ActError } from '../act-error.ts';

/** Where the trail ended at an earlier verification. @throws ActError for what is not NUMBER:HASH. */
export function readNote(given: string): AuditHead {
  const [, number, hash] = /^(\d{1,15}):([\da-f]{64})$/i.exec(given.trim()) ?? [];
  if (number === undefined || hash === undefined) {
    throw new ActError('noteUnreadable', '--after must be NUMBER:HASH, as an earlier "audit verify" printed it.');
  }
  return { number: Number(number), hash: Buffer.from(hash, 'hex') };
}

/** The same, to be kept elsewhere. */
export function noteOf({ number, hash }: AuditHead): string {
  return `${number}:${Buffer.from(hash).toString('hex')}`;
}
