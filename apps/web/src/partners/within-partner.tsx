import { lazy, Suspense, type ReactNode } from 'react';
import { PageBoundary } from '../frame/page-boundary.tsx';
import { usePartner } from '../router/use-partner.ts';

/** Only a partner's visitors load this code. */
export const loadPartnerGate = async () => ({ default: (await import('./partner-gate.tsx')).PartnerGate });

const PartnerGate = lazy(loadPartnerGate);

/** The pages; in a partner's context, inside its gate. */
export function WithinPartner({ children }: { children: ReactNode }) {
  const partner = usePartner();
  if (partner === null) return children;
  return (
    <PageBoundary>
      <Suspense fallback={null}>
        <PartnerGate partner={partner}>{children}</PartnerGate>
      </Suspense>
    </PageBoundary>
  );
}
