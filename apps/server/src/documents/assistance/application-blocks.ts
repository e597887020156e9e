import { type Language, textOf } from '@portico/contract';
import type { FinancialAssistance } from '../../platform/settings/financial-assistance.ts';
import type { ServerMessages } from '../messages/server-messages.ts';
import type { Block, Text } from '../pdf/flow/blocks.ts';
import type { Application } from './application.ts';

export interface ApplicationSender {
  readonly hospital: string;
  readonly language: Language;
}

/** The application as a document: what was said, lines for what was not, what to enclose, where to send it, and the signature. */
export function applicationBlocks(
  application: Application,
  policy: FinancialAssistance,
  { hospital, language }: ApplicationSender,
  messages: ServerMessages,
): Block[] {
  const { assistance: says } = messages;
  const deadline = policy.applicationDays === null ? says.noDeadline : says.deadline(policy.applicationDays);
  return [
    { kind: 'heading', level: 1, text: says.title },
    { kind: 'paragraph', manner: 'lead', text: `${says.lead(hospital)} ${deadline}` },
    { kind: 'paragraph', text: says.blanks },
    { kind: 'heading', level: 2, text: says.aboutYou },
    fields([
      [says.name, named(application.name)],
      [says.birthDate, application.birthDate && messages.day(application.birthDate)],
      [says.address, named(application.address)],
      [says.phone, application.phone || null],
      [says.billNumber, null],
    ]),
    { kind: 'heading', level: 2, text: says.household },
    fields([
      [says.householdSize, application.household === null ? null : says.people(application.household)],
      [says.others, application.household === 1 ? '–' : null],
    ]),
    { kind: 'heading', level: 2, text: says.money },
    fields([
      [says.income, incomeOf(application, messages)],
      ...(policy.assets ? [[says.savings, amountOf(application.assetsCents, messages)] as const] : []),
      ...(policy.programmes.length > 0
        ? [[says.programmes, programmesOf(application, policy, language)] as const]
        : []),
      [says.insurance, application.isInsured && says.insured[application.isInsured]],
    ]),
    ...(policy.enclose.length > 0 ? encloseBlocks(policy, language, says.enclose) : []),
    { kind: 'heading', level: 2, text: says.sendTo },
    {
      kind: 'paragraph',
      text: [{ text: [textOf(policy.office.name, language), ...policy.office.address].join(', ') }],
    },
    { kind: 'paragraph', text: says.questions(policy.office.phone.replaceAll(' ', '\u00a0')) },
    { kind: 'heading', level: 2, text: says.sign },
    { kind: 'paragraph', text: says.isTrue },
    fields([
      [says.signature, null],
      [says.day, null],
    ]),
  ];
}

function fields(all: ReadonlyArray<readonly [label: string, value: Text | null]>): Block {
  return { kind: 'fields', fields: all.map(([label, value]) => ({ label, value })) };
}

/** A name or an address, in any script; a blank line for none. */
function named(text: string): Text | null {
  return text === '' ? null : [{ text, name: true }];
}

function amountOf(cents: number | null, messages: ServerMessages): string | null {
  return cents === null ? null : messages.money(cents);
}

function incomeOf({ income }: Application, messages: ServerMessages): string | null {
  return income === null ? null : messages.assistance.incomeOf(messages.money(income.cents), income.every);
}

function programmesOf(
  { programmes: theirs }: Application,
  { programmes }: FinancialAssistance,
  language: Language,
): string | null {
  const names = programmes.filter(({ id }) => theirs.includes(id)).map(({ name }) => textOf(name, language));
  return names.length === 0 ? null : names.join('; ');
}

function encloseBlocks({ enclose }: FinancialAssistance, language: Language, heading: string): Block[] {
  return [
    { kind: 'heading', level: 2, text: heading },
    { kind: 'list', items: enclose.map((each) => textOf(each, language)) },
  ];
}
