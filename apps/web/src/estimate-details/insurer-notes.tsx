import { Trans } from '@lingui/react/macro';
import type { InsurerNote, InsurerNoteKind } from '@portico/contract';
import { Notice } from '../ui/notice.tsx';
import './insurer-notes.css';

/** What a person should act on before the visit: the insurer may pay less, or nothing. */
const warnings: ReadonlySet<InsurerNoteKind> = new Set([
  'approvalNeeded',
  'approvalPerhaps',
  'limitReached',
  'planEnds',
  'doctorOutOfNetwork',
]);

/** What else the insurer says of the plan, beside the amount. The server writes all of it. */
export function InsurerNotes({ notes }: { notes: readonly InsurerNote[] }) {
  if (notes.length === 0) return null;
  const isWarning = notes.some(({ Kind }) => warnings.has(Kind));
  return (
    <Notice kind={isWarning ? 'sun' : 'info'} title={<Trans>What else your insurer says</Trans>}>
      <dl className="insurer-notes">
        {notes.map(({ Title, Texts }) => (
          <div key={`${Title} ${Texts.join(' ')}`}>
            <dt>{Title}</dt>
            {Texts.map((text) => (
              <dd key={text}>{text}</dd>
            ))}
          </div>
        ))}
      </dl>
    </Notice>
  );
}
