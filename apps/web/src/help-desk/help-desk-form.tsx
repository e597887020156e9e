import { Trans } from '@lingui/react/macro';
import type { CallReply, CallSent, HelpDeskTopic, sendHelpDeskMessage } from '@portico/contract';
import { helpDeskForm, readForm, validateForm, writeForm } from '@portico/rules';
import { useEffect, type ReactNode } from 'react';
import { sayErrors } from '../forms/form-messages.ts';
import { today } from '../forms/today.ts';
import { useFieldErrors } from '../forms/use-field-errors.ts';
import type { Action } from '../portal/use-action.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import type { HelpDeskInput } from './help-desk-input.ts';
import { MessageFields } from './message-fields.tsx';
import { SendErrorNotice } from './send-error-notice.tsx';
import { useHelpDeskMessages } from './use-help-desk-messages.ts';
import { birthDateIds, WriterFields } from './writer-fields.tsx';
import './help-desk.css';
import './words.ts';

const idsOfParts: Readonly<Partial<Record<string, string>>> = birthDateIds;

type Sent = CallReply<typeof sendHelpDeskMessage>;

export interface HelpDeskFormProps {
  topic: HelpDeskTopic;
  isSignedIn: boolean;
  input: HelpDeskInput;
  onChange: (changed: Partial<HelpDeskInput>) => void;
  action: Pick<Action, 'busy' | 'failure' | 'forgetFailure'>;
  /** Sends the message; undefined if it failed, or if another is on its way. */
  onSend: (message: CallSent<typeof sendHelpDeskMessage>) => Promise<Sent | undefined>;
  onSent: (sent: Sent) => void;
  /** Between the fields and the buttons. */
  check?: ReactNode;
  /** Beside the button that sends. */
  other?: ReactNode;
}

/** The form to the help desk (spec §3), by the rules of spec §5. What was typed stays until it was sent. */
export function HelpDeskForm({
  topic,
  isSignedIn,
  input,
  action,
  onSend,
  onSent,
  check,
  other,
  ...rest
}: HelpDeskFormProps) {
  const { busy, failure, forgetFailure } = action;
  const { month, day, year, sendReceipt, ...lines } = input;
  const context = { today: today(), month, day, year };
  const typed = { ...lines, month, day, year, dateOfBirth: '' };
  const messages = useHelpDeskMessages(context.today);
  const wrong = validateForm(helpDeskForm, typed, context, failure?.fields);
  const errors = useFieldErrors(sayErrors(messages, wrong, (name) => idsOfParts[name] ?? name));
  useEffect(() => {
    // Spec §5: "the page scrolls to the top on error".
    if (errors.attempt > 0) window.scrollTo({ top: 0 });
  }, [errors.attempt]);

  const onChange = (changed: Partial<HelpDeskInput>) => {
    rest.onChange(changed);
    forgetFailure();
  };
  const submit = async () => {
    const read = readForm(helpDeskForm, typed, context);
    const sent =
      'values' in read ? await onSend({ ...writeForm(helpDeskForm, read.values), topic, sendReceipt }) : undefined;
    if (sent === undefined) errors.show();
    else onSent(sent);
  };
  return (
    <form
      className="help-desk-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ErrorSummary errors={errors.list} attempt={errors.attempt} />
      <SendErrorNotice failure={failure} onRetry={() => void submit()} />
      <WriterFields input={input} onChange={onChange} errors={errors} />
      <MessageFields topic={topic} isSignedIn={isSignedIn} input={input} onChange={onChange} errors={errors} />
      {check}
      <div className="row">
        <Button type="submit" busy={busy}>
          {busy ? <Trans>One moment</Trans> : <Trans>Send</Trans>}
        </Button>
        {other}
      </div>
    </form>
  );
}
