import { Trans } from '@lingui/react/macro';
import { LetterPicture } from '../../ui/letter-picture.tsx';

/** Shows where the letter has the code and the record number; beside the form on wide screens. */
export function WhereToFind() {
  return (
    <aside className="where-to-find" aria-labelledby="where-to-find-title">
      <h2 id="where-to-find-title">
        <Trans>Where to find them</Trans>
      </h2>
      <LetterPicture />
      <ol>
        <li>
          <Trans>
            <strong>The access code</strong> is in the box in the middle of the letter. The QR code beside it opens this
            page with the access code filled in.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>The number</strong> is your medical record number, from the papers of a visit. If step 2 of the
            letter asks for another number, enter that one.
          </Trans>
        </li>
      </ol>
    </aside>
  );
}
