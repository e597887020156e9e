import { Trans } from '@lingui/react/macro';
import type { OpenQuestion } from '@portico/assistance';
import type { ReactNode } from 'react';

/** What is not known and could change the result. Nothing if there is nothing. */
export function OpenQuestions({ open }: { open: readonly OpenQuestion[] }) {
  const words: Readonly<Record<OpenQuestion, ReactNode>> = {
    income: <Trans>how much money comes in</Trans>,
    assets: <Trans>how much you have saved</Trans>,
    residence: <Trans>where you live</Trans>,
    insurance: <Trans>what an insurance pays of the bill</Trans>,
  };
  if (open.length === 0) return null;
  return (
    <div>
      <p>
        <Trans>This is still open, and can change it:</Trans>
      </p>
      <ul className="assistance-open">
        {open.map((question) => (
          <li key={question}>{words[question]}</li>
        ))}
      </ul>
    </div>
  );
}
