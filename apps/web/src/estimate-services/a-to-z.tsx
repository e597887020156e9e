import type { StateParams } from '@portico/contract';
import { EstimateErrorNotice } from '../estimates-base/estimate-error-notice.tsx';
import { usePortal } from '../portal/portal.tsx';
import { byLetter } from './by-letter.ts';
import { ServiceList } from './service-list.tsx';
import { ServicesLoading } from './services-loading.tsx';
import { useServices } from './use-services.ts';
import './a-to-z.css';

/** Every service under its first letter. */
export function AToZ({ params }: { params: StateParams<'estimates-services'> }) {
  const { language } = usePortal();
  const { reply, failure, retry } = useServices(params, {});
  if (failure) return <EstimateErrorNotice failure={failure} onRetry={retry} />;
  if (!reply) return <ServicesLoading />;
  return (
    <div className="letters">
      {byLetter(reply.Services, language).map(({ letter, services }) => (
        <section key={letter} aria-labelledby={`letter-${letter}`}>
          <h2 id={`letter-${letter}`} className="letter">
            {letter}
          </h2>
          <ServiceList services={services} params={params} below="nothing" />
        </section>
      ))}
    </div>
  );
}
