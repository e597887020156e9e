import { Trans, useLingui } from '@lingui/react/macro';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { Page } from '../../frame/page.tsx';
import { useLoaded } from '../../session/use-loaded.ts';
import { Notice } from '../../ui/notice.tsx';
import { LanguagesTable } from './languages-table.tsx';
import { MissingTexts } from './missing-texts.tsx';
import { OwnTexts } from './own-texts.tsx';
import { Switching } from './switching.tsx';

/** In which languages the portal speaks, and what each has of its texts. Settings change it, and nothing here. */
export function LanguagesPage() {
  const { t } = useLingui();
  const { reply, failure } = useLoaded('listLanguages', {});
  return (
    <Page title={t`Languages`}>
      <p className="secondary">
        <Trans>
          In which languages patients can read the portal, who has reviewed them, and which texts they lack. The
          settings file decides which are on; nothing is changed here.
        </Trans>
      </p>
      <ErrorNotice failure={failure} />
      {reply !== null && (
        <>
          {!reply.areScreensKnown && (
            <Notice look="hint">
              <Trans>The pages of the portal are not built at this server: texts of screens are not counted.</Trans>
            </Notice>
          )}
          <LanguagesTable languages={reply.languages} />
          <Switching {...reply} />
          <MissingTexts languages={reply.languages} />
          <OwnTexts languages={reply.languages} />
        </>
      )}
    </Page>
  );
}
