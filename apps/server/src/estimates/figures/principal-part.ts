import { codeKey } from '@portico/estimate';
import type { ServiceComponent } from '../../catalogue/index.ts';
import type { PricedService } from './priced-service.ts';

/** A part with its price, as far as it counts here. */
interface Priced {
  readonly component: Pick<ServiceComponent, 'id' | 'code' | 'fee'> & { readonly codeType: string };
  readonly price: { readonly alternate: boolean };
}

interface Parts {
  readonly priced: readonly Priced[];
  readonly unpriced: ReadonlyArray<Pick<Priced, 'component'>>;
}

/** The principal part: the first component; of a billed code, whose parts are optional, the first that the file lists. */
export function principalOf({ components }: PricedService, { priced, unpriced }: Parts): ServiceComponent | undefined {
  const isListed = ({ id }: ServiceComponent): boolean =>
    priced.some(({ component }) => component.id === id) || unpriced.some(({ component }) => component.id === id);
  return components.find(isListed) ?? components[0];
}

/**
 * Whether what is priced is the service. Without its principal part it is not: the doctor's, anesthesia or a laboratory
 * test alone is no price of an operation. But what a hospital bills of a visit under the visit's own code is its part of
 * it, and only the doctor's is missing then.
 */
export function hasPrincipal(service: PricedService, parts: Parts): boolean {
  const principal = principalOf(service, parts);
  return (
    principal !== undefined &&
    parts.priced.some(({ component, price }) => {
      if (component.id === principal.id) return true;
      const isHospitals = principal.fee === 'professional' && component.fee === 'facility' && !price.alternate;
      return isHospitals && codeKey(component.codeType, component.code) === codeKey(principal.codeType, principal.code);
    })
  );
}
