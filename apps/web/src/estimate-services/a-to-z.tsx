import { useLingui } from '@lingui/react/macro';
import type { StateParams } from '@portico/contract';
import { useState } from 'react';
import { EstimateErrorNotice } from '../estimates-base/estimate-error-notice.tsx';
import { servicesLetterMemory } from '../portal/personal-memory.ts';
import { usePortal } from '../portal/portal.tsx';
import { byLetter } from './by-letter.ts';
import { JumpLetters } from './jump-letters.tsx';
import { ServiceList } from './service-list.tsx';
import { ServicesLoading } from './services-loading.tsx';
import { useServices } from './use-services.ts';
import './a-to-z.css';

/** The services of one letter (the one that was open, for who comes back from an estimate), below the letters to jump to: hundreds in one list are too long for a phone. */
export function AToZ({ params }: { params: StateParams<'estimates-services'> }) {
  const { t } = useLingui();
  const { language } = usePortal();
  const { reply, failure, retry } = useServices(params, {});
  const [wanted, setWanted] = useState(servicesLetterMemory.recall);
  if (failure) return <EstimateErrorNotice failure={failure} onRetry={retry} />;
  if (!reply) return <ServicesLoading />;
  const groups = byLetter(reply.Services, language);
  const shown = groups.find(({ letter }) => letter === wanted) ?? groups[0];
  if (shown === undefined) return null;
  const open = (letter: string) => {
    servicesLetterMemory.remember(letter);
    setWanted(letter);
  };
  return (
    <div className="letters">
      <JumpLetters
        label={t`Letters`}
        letters={groups.map(({ letter }) => letter)}
        selected={shown.letter}
        onSelect={open}
      />
      <section aria-labelledby="letter">
        <h2 id="letter">{shown.letter}</h2>
        <ServiceList services={shown.services} params={params} below="nothing" />
      </section>
    </div>
  );
}
