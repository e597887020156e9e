import { Trans, useLingui } from '@lingui/react/macro';
import type { EstimateModel, OtherInsurance, SecondInsurance } from '@portico/contract';
import { useEffect, useId, useRef } from 'react';
import { EstimateErrorNotice } from '../estimates-base/estimate-error-notice.tsx';
import { benefitsFormKey } from '../insurance/benefits-form-key.ts';
import { CheckOverlay } from '../insurance/check-overlay.tsx';
import { ManualBenefits } from '../insurance/manual-benefits.tsx';
import { UNLISTED_PAYOR } from '../insurance/insurance-input.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { InsuranceSummary } from './insurance-summary.tsx';
import { OrderOfInsurances } from './order-of-insurances.tsx';
import { asOfSecond } from './second-insurance-of.ts';
import { SecondInsuranceForm } from './second-insurance-form.tsx';
import { useSecondInsurance, type SecondInsuranceView } from './use-second-insurance.ts';
import './insurance-section.css';

export interface SecondInsuranceSectionProps {
  model: EstimateModel;
  showModel: (model: EstimateModel) => void;
  reload: () => void;
}

/** The insurance that pays after the first: to be added, changed, put first or removed (decision 70). */
export function SecondInsuranceSection({ model, showModel, reload }: SecondInsuranceSectionProps) {
  const { t } = useLingui();
  const view = useSecondInsurance({ model, showModel, reload });
  const { SecondInsurance: second, OtherInsurances: named, SecondPayorOnFile: onFile } = model;
  const { panel, check, unconfirmed } = view;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const payorName = check.typedPayor || second?.Insurance.Payor.Name || onFile || t`your insurer`;
  useEffect(() => {
    // The pressed button has disappeared, with what it opened or changed.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [panel, check.outcome, second]);
  return (
    <section className="card insurance no-print" aria-labelledby={titleId}>
      <h2 id={titleId} ref={heading} tabIndex={-1}>
        {second === null && panel === 'closed' ? (
          <Trans>Do you have a second insurance?</Trans>
        ) : (
          <Trans>Your second insurance</Trans>
        )}
      </h2>
      {second !== null && <InsuranceSummary model={asOfSecond(model, second)} />}
      {second !== null && <OrderOfInsurances model={model} second={second} />}
      {named.map((other) => (
        <Named key={`${other.Order} ${other.Name}`} other={other} view={view} isOpen={panel === 'form'} />
      ))}
      {view.failure && <EstimateErrorNotice failure={view.failure} onRetry={view.retry} />}
      {unconfirmed && unconfirmed.errors.length === 0 && (
        <Notice kind="rose" role="alert" title={<Trans>{payorName} did not confirm your benefits.</Trans>}>
          {unconfirmed.text !== '' && <p>{unconfirmed.text}</p>}
        </Notice>
      )}
      {panel === 'closed' && <Actions second={second} onFile={onFile} isNamed={named.length > 0} view={view} />}
      {panel === 'form' && <SecondInsuranceForm model={model} view={view} />}
      {panel === 'benefits' && second !== null && (
        <ManualBenefits
          key={benefitsFormKey(asOfSecond(model, second))}
          model={asOfSecond(model, second)}
          isSecond
          onSaved={view.showEntered}
          actions={
            <>
              <Button variant="secondary" onClick={() => view.open('closed')}>
                <Trans>Cancel</Trans>
              </Button>
              <RemoveButton second={second} view={view} />
            </>
          }
        />
      )}
      <CheckOverlay check={check} payorName={payorName} />
    </section>
  );
}

interface NamedProps {
  other: OtherInsurance;
  view: SecondInsuranceView;
  isOpen: boolean;
}

/** What an insurer says of another insurance, with the way to enter it. */
function Named({ other, view, isOpen }: NamedProps) {
  const { Order: order, Name: name, NamedBy: insurer } = other;
  return (
    <Notice kind="info">
      <p>
        {name === '' && <Trans>{insurer} says that you have another insurance, and does not name it.</Trans>}
        {name !== '' && order === 'primary' && (
          <Trans>
            {insurer} says that {name} pays first.
          </Trans>
        )}
        {name !== '' && order === 'secondary' && (
          <Trans>
            {insurer} says that you also have {name}, which pays second.
          </Trans>
        )}
        {name !== '' && order === 'unknown' && (
          <Trans>
            {insurer} says that you also have {name}.
          </Trans>
        )}
      </p>
      {!isOpen && (
        <Button variant="secondary" onClick={() => view.enter(name === '' ? undefined : other)}>
          {name === '' ? (
            <Trans>Add a second insurance</Trans>
          ) : order === 'primary' ? (
            <Trans>Add {name} as the first insurance</Trans>
          ) : (
            <Trans>Add {name}</Trans>
          )}
        </Button>
      )}
    </Notice>
  );
}

interface ActionsProps {
  second: SecondInsurance | null;
  /** Who is on file as the second insurance; '' for nobody. */
  onFile: string;
  isNamed: boolean;
  view: SecondInsuranceView;
}

function Actions({ second, onFile, isNamed, view }: ActionsProps) {
  const { check } = view;
  if (second === null) {
    return onFile === '' && isNamed ? null : (
      <>
        <p className="insurance-words">
          {onFile === '' ? (
            <Trans>It may pay what your first insurance leaves: such as a spouse’s plan, Medicare or Medicaid.</Trans>
          ) : (
            <Trans>You used {onFile} as your second insurance before. It is not in this estimate yet.</Trans>
          )}
        </p>
        <div className="row">
          {onFile !== '' && (
            <Button variant="secondary" busy={check.state === 'starting'} onClick={() => void check.startOnFile()}>
              <Trans>Use {onFile} again</Trans>
            </Button>
          )}
          {!isNamed && (
            <Button variant={onFile === '' ? 'secondary' : 'quiet'} onClick={() => view.enter()}>
              {onFile === '' ? <Trans>Add a second insurance</Trans> : <Trans>Add another insurance</Trans>}
            </Button>
          )}
        </div>
      </>
    );
  }
  const { Payor } = second.Insurance;
  return (
    <div className="row">
      {second.CanPayFirst && (
        <Button variant="secondary" busy={view.isChanging} onClick={() => void view.swap()}>
          <Trans>Let {Payor.Name} pay first</Trans>
        </Button>
      )}
      <Button variant="secondary" onClick={() => view.open('benefits')}>
        <Trans>Enter its benefits yourself</Trans>
      </Button>
      {Payor.ID !== UNLISTED_PAYOR && (
        <Button variant="quiet" busy={check.state === 'starting'} onClick={() => void check.startOnFile()}>
          <Trans>Ask {Payor.Name} again</Trans>
        </Button>
      )}
      <RemoveButton second={second} view={view} />
    </div>
  );
}

function RemoveButton({ second, view }: { second: SecondInsurance; view: SecondInsuranceView }) {
  return (
    <Button variant="quiet" busy={view.isChanging} onClick={() => void view.remove()}>
      <Trans>Remove {second.Insurance.Payor.Name}</Trans>
    </Button>
  );
}
