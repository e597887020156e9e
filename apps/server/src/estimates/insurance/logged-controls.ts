import type { Interchange, Transaction } from '@portico/x12';

/** What CAQH CORE requires to be logged of each message: its control numbers and references, no patient data. */
export interface LoggedControls {
  readonly ISA06: string;
  readonly ISA08: string;
  readonly ISA13: string;
  readonly GS02: string;
  readonly GS03: string;
  readonly GS06: string;
  readonly ST02: string;
  readonly BHT03: string;
  readonly TRN02: string;
}

/** One entry for each transaction of an interchange; one with empty fields where it has none. */
export function loggedControls({ control, groups }: Interchange): LoggedControls[] {
  const isa = { ISA06: control.senderId, ISA08: control.receiverId, ISA13: control.controlNumber };
  const entries = groups.flatMap(({ senderCode, receiverCode, controlNumber, transactions }) =>
    transactions.map((transaction) => ({
      ...isa,
      GS02: senderCode,
      GS03: receiverCode,
      GS06: controlNumber,
      ...controlsOf(transaction),
    })),
  );
  const none = { GS02: '', GS03: '', GS06: '', ST02: '', BHT03: '', TRN02: '' };
  return entries.length > 0 ? entries : [{ ...isa, ...none }];
}

function controlsOf(transaction: Transaction): Pick<LoggedControls, 'ST02' | 'BHT03' | 'TRN02'> {
  if (transaction.kind === '999') return { ST02: transaction.controlNumber, BHT03: '', TRN02: '' };
  const { header, payers } = transaction;
  // Both shapes of the union have the fields that are read here.
  const receivers: ReadonlyArray<(typeof payers)[number]['receivers'][number]> = payers.flatMap((payer) => [
    ...payer.receivers,
  ]);
  const people = receivers
    .flatMap((receiver) => [...receiver.subscribers])
    .flatMap((subscriber) => [subscriber, ...subscriber.dependents]);
  const references = people.flatMap(({ traces }) => traces.map(({ reference }) => reference));
  return { ST02: header.controlNumber, BHT03: header.reference ?? '', TRN02: references.join(' ') };
}
