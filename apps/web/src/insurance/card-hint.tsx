import { Trans, useLingui } from '@lingui/react/macro';
import './card-hint.css';

/** Where the numbers stand on an insurance card: a drawing of one, and the same in words. */
export function CardHint({ payorName }: { payorName?: string | undefined }) {
  return (
    <figure className="card-hint">
      <CardPicture payorName={payorName} />
      <figcaption>
        <dl className="card-hint-list">
          <dt aria-hidden="true">A</dt>
          <dd>
            <Trans>
              <strong>Member number.</strong> Near your name. It may be called Member ID, Subscriber ID or Policy
              Number. Include the letters in it.
            </Trans>
          </dd>
          <dt aria-hidden="true">B</dt>
          <dd>
            <Trans>
              <strong>Group number.</strong> It may be called Group, GRP or Grp #. Plans that are not from an employer
              often have none.
            </Trans>
          </dd>
        </dl>
      </figcaption>
    </figure>
  );
}

/** Longer names would leave the band of the card. */
const MAX_NAME_LENGTH = 30;

function CardPicture({ payorName }: { payorName: string | undefined }) {
  const { t } = useLingui();
  const name = payorName ?? t`Your insurance`;
  return (
    <svg className="card-hint-picture" viewBox="0 0 340 214" aria-hidden="true" focusable="false">
      <rect className="card-hint-paper" x="1" y="1" width="338" height="212" rx="18" />
      <path className="card-hint-band" d="M1 46V19A18 18 0 0 1 19 1H321A18 18 0 0 1 339 19V46Z" />
      <text className="card-hint-name" x="20" y="29">
        {name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH - 1)}…` : name}
      </text>
      <rect className="card-hint-quiet" x="20" y="64" width="120" height="9" rx="4.5" />
      <rect className="card-hint-mark" x="14" y="86" width="206" height="50" rx="10" />
      <text className="card-hint-label" x="50" y="104">
        Member ID
      </text>
      <text className="card-hint-number" x="50" y="124">
        ABC 123456789
      </text>
      <Letter x={32} y={111} letter="A" />
      <rect className="card-hint-mark" x="14" y="148" width="206" height="50" rx="10" />
      <text className="card-hint-label" x="50" y="166">
        Group
      </text>
      <text className="card-hint-number" x="50" y="186">
        98765
      </text>
      <Letter x={32} y={173} letter="B" />
      {['92', '108', '124', '154', '170', '186'].map((y) => (
        <rect
          key={y}
          className="card-hint-quiet"
          x="240"
          y={y}
          width={y === '124' || y === '186' ? 48 : 78}
          height="7"
          rx="3.5"
        />
      ))}
    </svg>
  );
}

function Letter({ x, y, letter }: { x: number; y: number; letter: string }) {
  return (
    <>
      <circle className="card-hint-letter-ground" cx={x} cy={y} r="11" />
      <text className="card-hint-letter" x={x} y={y + 4}>
        {letter}
      </text>
    </>
  );
}
