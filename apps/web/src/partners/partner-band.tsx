import { Trans } from '@lingui/react/macro';
import { BriefcaseBusiness } from 'lucide-react';
import { Icon } from '../ui/icon.tsx';
import './partner-band.css';
import './words.ts';

/** Shown on every page in a partner's context: whose employees it is for. */
export function PartnerBand({ company }: { company: string }) {
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
