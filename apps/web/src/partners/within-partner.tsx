import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { PageBoundary } from '../frame/page-boundary.tsx';
import { type Partner, usePartner } from '../router/use-partner.ts';

type Gate = ComponentType<{ partner: Partner; children: ReactNode }>;

/** The gate, once its code is here: it is rendered at once then, and the footer does not stand for a moment where the page comes. */
let loaded: Gate | undefined;

/** Only a partner's visitors load this code. */
export async function loadPartnerGate(): Promise<{ default: Gate }> {
  loaded = (await import('./partner-gate.tsx')).PartnerGate;
  return { default: loaded };
}

const GateToLoad = lazy(loadPartnerGate);

/** The pages; in a partner's context, inside its gate. */
export function WithinPartner({ children }: { children: ReactNode }) {
  const partner = usePartner();
  // Stays the same while it is open: another one would begin the pages in it anew.
  const [PartnerGate] = useState(() => loaded ?? GateToLoad);
  if (partner === null) return children;
  return (
    <PageBoundary>
      <Suspense fallback={null}>
        <PartnerGate partner={partner}>{children}</PartnerGate>
      </Suspense>
    </PageBoundary>
  );
}
