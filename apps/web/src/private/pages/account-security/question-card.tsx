import { Trans } from '@lingui/react/macro';
import type { AccountSecurity } from '@portico/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useDraft } from '../../../drafts/use-draft.ts';
import { ChangeQuestion } from './change-question.tsx';
import { Done } from './done.tsx';

/** The input of the form without the answer, which is a secret. */
const empty = { isOpen: false as boolean, questionId: '' };

/** The security question, by which a forgotten password can be replaced. */
export function QuestionCard({
  question,
  onChanged,
}: {
  question: AccountSecurity['securityQuestion'];
  onChanged: () => void;
}) {
  const draft = useDraft('security-question', empty);
  const [isDone, setIsDone] = useState(false);
  const open = () => {
    setIsDone(false);
    draft.change({ isOpen: true, questionId: question?.id ?? '' });
  };
  const changed = () => {
    draft.clear();
    setIsDone(true);
    onChanged();
  };
  return (
    <Card title={<Trans>Security question</Trans>}>
      <div className="stack">
        <Done>{isDone ? <Trans>Your security question is saved.</Trans> : null}</Done>
        {question ? (
          <p>
            <strong>{question.text}</strong>
            <br />
            <span className="secondary">
              <Trans>If you forget your password, the answer can help you get back in.</Trans>
            </span>
          </p>
        ) : (
          <p>
            <Trans>You do not have one yet. It can help you get back in if you forget your password.</Trans>
          </p>
        )}
        <div className="row">
          <Button variant="secondary" onClick={open}>
            {question ? <Trans>Change the question</Trans> : <Trans>Choose a question</Trans>}
          </Button>
        </div>
      </div>
      <ChangeQuestion
        open={draft.fields.isOpen}
        questionId={draft.fields.questionId}
        onChoose={(questionId) => draft.change({ questionId })}
        onClose={draft.clear}
        onChanged={changed}
      />
    </Card>
  );
}
