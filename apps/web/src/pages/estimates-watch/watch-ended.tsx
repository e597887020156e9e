import { Trans } from '@lingui/react/macro';
import { Page as FramePage } from '../../frame/page.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { FocusedNotice } from '../../kept-estimates/focused-notice.tsx';

/** No more mail; the estimate itself stays. */
export function WatchEnded() {
  return (
    <FramePage state="estimates-watch" width="form">
      <div className="stack stack-loose">
        <FocusedNotice title={<Trans>You get no more mail about this price.</Trans>}>
          <p>
            <Trans>The estimate is still there. You can open it with its number until it ends.</Trans>
          </p>
        </FocusedNotice>
        <div className="row">
          <StateLink to="estimates-kept" className={buttonClass('secondary')}>
            <Trans>Open an estimate by its number</Trans>
          </StateLink>
        </div>
      </div>
    </FramePage>
  );
}
