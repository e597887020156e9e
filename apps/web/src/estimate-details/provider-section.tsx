import { Trans } from '@lingui/react/macro';
import { ANY_PROVIDER, type Location, type Provider } from '@portico/contract';
import { CircleCheck, UserRound, UsersRound } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { EstimateErrorNotice } from '../estimates-base/estimate-error-notice.tsx';
import { Button } from '../ui/button.tsx';
import { OptionFace } from '../ui/option-button.tsx';
import type { Choices } from './use-choices.ts';
import './provider-section.css';

export interface ProviderSectionProps {
  location: Location;
  /** '' for any of them. */
  currentId: string;
  /** Which one it is makes a difference: then it is asked. */
  isAsked: boolean;
  choices: Choices;
}

/**
 * The provider of the care. The price is the same with each, so that any of them is as good an answer, and the first one (Findings, people
 * A8): the choices open where the insurer says something of these doctors, else for who wants to choose.
 */
export function ProviderSection({ location, currentId, isAsked, choices }: ProviderSectionProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isChanging, setIsChanging] = useState(false);
  const [hasAnswered, setHasAnswered] = useState(false);
  const current = location.Providers.find((provider) => provider.Id === currentId);
  const isOpen = isChanging || (isAsked && current === undefined && !hasAnswered);
  const failed = choices.failed?.choice.section === 'provider' ? choices.failed : null;

  /** The pressed button disappears; keyboard focus continues from the heading. */
  const setChanging = (changes: boolean) => {
    setIsChanging(changes);
    heading.current?.focus({ preventScroll: true });
  };
  const choose = (id: string) => {
    setHasAnswered(true);
    setChanging(false);
    choices.choose({ section: 'provider', id });
  };

  return (
    <section className="card no-print" aria-labelledby={titleId}>
      <div className="provider-head">
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {isOpen ? <Trans>Which doctor?</Trans> : <Trans>Your doctor</Trans>}
        </h2>
        {!isOpen && location.Providers.length > 1 && (
          <Button variant="quiet" onClick={() => setChanging(true)}>
            {current === undefined ? <Trans>Choose a doctor</Trans> : <Trans>Choose another doctor</Trans>}
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
        <Chosen provider={current} />
      )}
    </section>
  );
}

function busyProvider({ underWay }: Choices): string | null {
  return underWay?.section === 'provider' ? underWay.id : null;
}

function Chosen({ provider }: { provider: Provider | undefined }) {
  if (provider === undefined) {
    return (
      <p>
        <Trans>Any doctor, or I don’t know yet</Trans>{' '}
        <span className="secondary">
          · <Trans>The price is the same with each.</Trans>
        </span>
      </p>
    );
  }
  return (
    <p>
      {provider.Name} <span className="secondary">· {provider.Specialty}</span>
    </p>
  );
}

interface ProviderListProps {
  location: Location;
  currentId: string;
  busyId: string | null;
  onChoose: (id: string) => void;
}

function ProviderList({ location, currentId, busyId, onChoose }: ProviderListProps) {
  const option = (
    id: string,
    isCurrent: boolean,
    face: Pick<Parameters<typeof OptionFace>[0], 'icon' | 'title' | 'note'>,
  ) => (
    <li key={id}>
      <button type="button" className="option provider" aria-current={isCurrent} onClick={() => onChoose(id)}>
        <OptionFace {...face} icon={isCurrent ? CircleCheck : face.icon} busy={id === busyId} />
      </button>
    </li>
  );
  return (
    <>
      <p className="provider-intro">
        <Trans>The doctors at {location.Name} who give this care. The price is the same with each.</Trans>
      </p>
      <ul className="options">
        {option(ANY_PROVIDER, currentId === '', {
          icon: UsersRound,
          title: <Trans>Any doctor, or I don’t know yet</Trans>,
          note: <Trans>You can choose one later, or never.</Trans>,
        })}
        {location.Providers.map((provider) =>
          option(provider.Id, provider.Id === currentId, {
            icon: UserRound,
            title: provider.Name,
            note: provider.Specialty,
          }),
        )}
      </ul>
    </>
  );
}
