import type { Service, StateParams } from '@portico/contract';
import { ChevronRight } from 'lucide-react';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { writeHexText } from '../estimates-base/hex-text.ts';
import { StateLink } from '../router/state-link.tsx';
import { Icon } from '../ui/icon.tsx';
import './service-list.css';

export interface ServiceListProps {
  services: readonly Service[];
  params: StateParams<'estimates-services'>;
  /** Below each name: a description, that and the billing code, or nothing. */
  below?: 'detail' | 'code' | 'nothing';
}

/** A list of services; each links to its estimate. */
export function ServiceList({ services, params, below = 'detail' }: ServiceListProps) {
  const { states } = useEstimatesBase();
  // Who began with the care chooses the place next.
  const next = params.first !== undefined ? states.compare : states.afterService;
  return (
    <ul className="services">
      {services.map((service) => (
        <li key={service.Id}>
          <StateLink to={next} params={detailsParams(service, params)} className="service">
            <span className="service-words">
              {/* Price lists are in English, whatever the page's language. */}
              <span className="service-name" lang={service.NameLanguage}>
                {service.Description}
              </span>
              {below !== 'nothing' && <span className="secondary">{service.Detail}</span>}
              {below === 'code' && <span className="secondary">{service.Codes.join(', ')}</span>}
            </span>
            <Icon of={ChevronRight} />
          </StateLink>
        </li>
      ))}
    </ul>
  );
}

/** The parameters that open the estimate's screen (spec §2, 'Estimate details screen'). */
function detailsParams(
  service: Service,
  { svcArea, location, token }: StateParams<'estimates-services'>,
): StateParams<'estimates-details'> {
  const cpt = service.Codes[0];
  return {
    ...(svcArea === undefined ? {} : { svcArea }),
    ...(location === undefined ? {} : { location }),
    template: service.Id,
    ...(token === undefined ? {} : { token }),
    ...(cpt === undefined ? {} : { cpt }),
    tDesc: writeHexText(service.Description),
  };
}
