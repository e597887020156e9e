import { Trans } from '@lingui/react/macro';
import { matchPath } from '@portico/contract';
import { BriefcaseBusiness } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useGo } from '../router/use-go.ts';
import type { Partner } from '../router/use-partner.ts';
import { Icon } from '../ui/icon.tsx';
import { needsPartnerSession } from './needs-session.ts';
import { recallPartnerToken } from './partner-session.ts';
import { usePartnerWatch } from './use-partner-watch.ts';
import './partner-band.css';
import './words.ts';

/**
 * Wraps the pages in a partner's context: names the partner, reads the partner again at every move, and leads visitors
 * without a session from the first page of a way to an account to the request of a session.
 */
export function PartnerGate({ partner, children }: { partner: Partner; children: ReactNode }) {
  const { pathname } = useLocation();
  const state = matchPath(pathname)?.state.name;
  usePartnerWatch(partner.name, state);
  const isShut = state !== undefined && needsPartnerSession(state) && recallPartnerToken(partner.name) === undefined;
  return (
    <>
      <PartnerBand company={partner.fullName} />
      {isShut ? <AskForSession /> : children}
    </>
  );
}

function AskForSession() {
  const go = useGo();
  useEffect(() => {
    go('partner-request-account.params', undefined, { replace: true });
    // Runs once, when the page appears.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return null;
}

/** Shown on every page in a partner's context: whose employees it is for. */
function PartnerBand({ company }: { company: string }) {
  return (
    <div className="partner-band">
      <p className="wide partner-band-words">
        <Icon of={BriefcaseBusiness} size={18} />
        <span>
          <Trans>For employees of {company}</Trans>
        </span>
      </p>
    </div>
  );
}
