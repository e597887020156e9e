import { Trans } from '@lingui/react/macro';
import type { Location } from '@portico/contract';
import { CircleCheck, UserRound } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { EstimateErrorNotice } from '../estimates-base/estimate-error-notice.tsx';
import { Button } from '../ui/button.tsx';
import { OptionFace } from '../ui/option-button.tsx';
import type { Choices } from './use-choices.ts';
import './provider-section.css';

export interface ProviderSectionProps {
  location: Location;
  /** '' if none is chosen. */
  currentId: string;
  choices: Choices;
  /** The location was just chosen, and the provider is the next choice. */
  takesFocus: boolean;
}

/**
 * The choice of a provider of the location. Open if none is chosen (spec §4: "if the location has providers the
 * providers section opens"), else one line.
 */
export function ProviderSection({ location, currentId, choices, takesFocus }: ProviderSectionProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isChanging, setIsChanging] = useState(false);
  const current = location.Providers.find((provider) => provider.Id === currentId);
  const isOpen = current === undefined || isChanging;
  const failed = choices.failed?.choice.section === 'provider' ? choices.failed : null;

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  /** The pressed button disappears; keyboard focus continues from the heading. */
  const setChanging = (changes: boolean) => {
    setIsChanging(changes);
    heading.current?.focus({ preventScroll: true });
  };
  const choose = (id: string) => {
    setChanging(false);
    choices.choose({ section: 'provider', id });
  };

  return (
    <section className="card no-print" aria-labelledby={titleId}>
      <div className="provider-head">
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {isOpen ? <Trans>Which doctor?</Trans> : <Trans>Your doctor</Trans>}
        </h2>
        {!isOpen && (
          <Button variant="quiet" onClick={() => setChanging(true)}>
            <Trans>Choose another doctor</Trans>
          </Button>
        )}
      </div>
      {failed && (
        <div className="provider-problem">
          <EstimateErrorNotice failure={failed.failure} onRetry={() => choices.choose(failed.choice)} />
        </div>
      )}
      {isOpen ? (
        <ProviderList location={location} currentId={currentId} busyId={busyProvider(choices)} onChoose={choose} />
      ) : (
        <p>
          {current.Name} <span className="secondary">· {current.Specialty}</span>
        </p>
      )}
    </section>
  );
}

function busyProvider({ underWay }: Choices): string | null {
  return underWay?.section === 'provider' ? underWay.id : null;
}

interface ProviderListProps {
  location: Location;
  currentId: string;
  busyId: string | null;
  onChoose: (id: string) => void;
}

function ProviderList({ location, currentId, busyId, onChoose }: ProviderListProps) {
  return (
    <>
      <p className="provider-intro">
        <Trans>The doctors at {location.Name} who give this care. Choose the one you would see.</Trans>
      </p>
      <ul className="options">
        {location.Providers.map((provider) => (
          <li key={provider.Id}>
            <button
              type="button"
              className="option provider"
              aria-current={provider.Id === currentId}
              onClick={() => onChoose(provider.Id)}
            >
              <OptionFace
                icon={provider.Id === currentId ? CircleCheck : UserRound}
                title={provider.Name}
                note={provider.Specialty}
                busy={provider.Id === busyId}
              />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
