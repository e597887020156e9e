import { Trans, useLingui } from '@lingui/react/macro';
import type { KeptContent } from '@portico/contract';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';

/** How the amount is made, where the prices come from, and what is good to know. */
export function KeptTables({ content }: { content: KeptContent }) {
  return (
    <>
      {content.Tables.map((table) => (
        <Card key={table.Heading} title={table.Heading}>
          <LinesTable {...table} />
        </Card>
      ))}
      <Card title={<Trans>Good to know</Trans>}>
        <div className="stack">
          <ul className="kept-list">
            {content.Disclaimers.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          {content.Sources.length > 0 && (
            <Disclosure summary={<Trans>Where this price comes from</Trans>}>
              <ul className="kept-list secondary">
                {content.Sources.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </Disclosure>
          )}
        </div>
      </Card>
    </>
  );
}

function LinesTable({ Heading: heading, Lines: lines }: KeptContent['Tables'][number]) {
  const { t } = useLingui();
  return (
    <table className="kept-lines">
      <caption className="visually-hidden">{heading}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t`What`}</th>
          <th scope="col">{t`Amount`}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ Title: title, Detail: detail, Text: text, Kind: kind }, at) => (
          <tr key={`${title} ${String(at)}`} className={`kept-${kind}`}>
            <th scope="row">
              {title}
              {detail !== '' && <span className="kept-detail secondary">{detail}</span>}
            </th>
            <td className="money">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
