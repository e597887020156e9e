import { useEffect } from 'react';
import { CompareScreen } from '../../estimate-places/compare-screen.tsx';
import { GuestEstimates } from '../../guest-estimates/guest-estimates.tsx';
import { recallGuestToken } from '../../guest-estimates/guest-token.ts';
import { useGo } from '../../router/use-go.ts';
import { useStateParams } from '../../router/use-state-params.ts';

/** The places of a service that a guest has chosen. */
export function Page() {
  const params = useStateParams('estimates-compare');
  const go = useGo();
  const token = params?.token ?? recallGuestToken();
  const toTerms = () => {
    const { token: _spent, ...service } = params ?? {};
    go('estimates-terms', service, { replace: true });
  };
  const isFromElsewhere = params?.template !== undefined && token === undefined;
  // A link from elsewhere: the terms first, then this page.
  useEffect(() => {
    if (isFromElsewhere) toTerms();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isFromElsewhere]);
  return (
    <GuestEstimates token={token}>
      <CompareScreen
        params={params && token !== undefined ? { ...params, token } : params}
        onLost={(failure) => {
          if (failure?.error === 'guestTokenRequired') toTerms();
        }}
      />
    </GuestEstimates>
  );
}
