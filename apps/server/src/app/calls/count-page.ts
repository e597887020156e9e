import type { InputOf, ReplyOf } from '@portico/contract';
import { count } from '../../platform/telemetry/measure.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { AppServices } from '../services.ts';

/** Counts an opened page for /metrics, where the settings say so. Nothing else of the request is looked at. */
export async function countPage(
  { state }: InputOf<'countPage'>,
  _visitor: Visitor,
  { settings }: AppServices,
): Promise<ReplyOf<'countPage'>> {
  if (settings.healthSystem.countsPages) count('portico_pages_total', { state });
  return {};
}
