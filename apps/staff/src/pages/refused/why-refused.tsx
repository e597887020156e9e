import { Trans } from '@lingui/react/macro';
import { type RefusedMessageModel, staffPages } from '@portico/staff-contract';
import { generatePath, Link } from 'react-router';
import { useRefusalTexts } from './use-refusal-texts.ts';

/** HL7 table 0357: Duplicate key identifier. */
const TWO_PEOPLE = 205;

/** Where and why a message was refused, and what its sender has read of it; where it may be held for staff, the way to what it would do. */
export function WhyRefused({ message }: { message: RefusedMessageModel }) {
  const { messageId, code } = message;
  return (
    <>
      <RefusedBecause message={message} />
      {code === TWO_PEOPLE && (
        <p>
          <Link to={generatePath(staffPages.refusedMessage, { messageId })}>
            <Trans>See what it would do</Trans>
          </Link>
        </p>
      )}
    </>
  );
}

/** Where and why, in two sentences. */
export function RefusedBecause({ message: { segment, field, code, answer } }: { message: RefusedMessageModel }) {
  const textOf = useRefusalTexts();
  const place = field === null ? segment : `${segment}-${field}`;
  return (
    <>
      <p>{textOf(code)}</p>
      <p className="secondary">
        <Trans>
          {place}, answered: <q lang="en">{answer}</q>
        </Trans>
      </p>
    </>
  );
}
