import type { InputOf, ReplyOf } from '@portico/contract';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { portalSettingsFor } from '../pages/portal-settings.ts';
import type { AppServices } from '../services.ts';

/** What every page knows before it asks for anything, for the clients that are not our pages. */
export async function getPortalSettings(
  _input: InputOf<'getPortalSettings'>,
  visitor: Visitor,
  services: AppServices,
): Promise<ReplyOf<'getPortalSettings'>> {
  return portalSettingsFor(visitor, services);
}
