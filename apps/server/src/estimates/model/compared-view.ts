import type { HealthSystemLocation } from '../../platform/settings/health-system.ts';
import type { EstimateView } from './estimate-view.ts';

/** What of an estimate its comparison of sites is made of: there may be no estimate yet. */
export type ComparedView = Pick<
  EstimateView,
  'system' | 'language' | 'service' | 'kindQuestion' | 'insurance' | 'second' | 'sites'
> & {
  readonly stored: Pick<EstimateView['stored'], 'is_self_pay'>;
  readonly location: Pick<HealthSystemLocation, 'id'> | null;
};
