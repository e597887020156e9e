import type { InputOf, ReplyOf } from '@portico/contract';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { portalSettingsFor } from '../pages/portal-settings.ts';
import type { AppServices } from '../services.ts';

/** The settings that are embedded in every page, for other clients than our pages. */
export async function getPortalSettings(
  _input: InputOf<'getPortalSettings'>,
  visitor: Visitor,
  services: AppServices,
): Promise<ReplyOf<'getPortalSettings'>> {
  return portalSettingsFor(visitor, services);
}
