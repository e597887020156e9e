import type { Pools } from '../benefits.ts';
import type { CoveredPart } from '../patient-share.ts';
import type { RatedCharge } from '../negotiated-rate.ts';
import type { ChoiceExample } from './choice-example.ts';
import type { ShareExample } from './example.ts';

/** The examples as a page of the documentation. */
export function exampleDocument(
  sections: ReadonlyMap<string, readonly ShareExample[]>,
  choices: readonly ChoiceExample[],
): string {
  const lines = [
    ...[...sections].flatMap(([heading, examples]) => [`## ${heading}`, '', ...examples.flatMap(exampleLines)]),
    '## Which price of the file',
    '',
    'Several lines of a price file are of the same code. Which is taken is decision 108.',
    '',
    ...choices.flatMap(choiceLines),
  ];
  return `${[
    '# What a patient owes, by example',
    '',
    'Each was reckoned by hand. `packages/estimate/src/worked/` holds them, and a test holds the engine and this page to them.',
    'Amounts are dollars. The rule is decision 28.',
    '',
    ...lines,
  ]
    .join('\n')
    .trimEnd()}\n`;
}

function exampleLines({ title, parts, pools, second, arithmetic, owed }: ShareExample): string[] {
  return [
    `### ${title}`,
    '',
    ...parts.map((each) => `- ${partText(each)}`),
    ...Object.entries(pools).map((entry) => `- ${poolText(...entry)}`),
    ...(second === undefined ? [] : secondLines(second)),
    '',
    ...arithmetic.map((step, index) => `${index + 1}. ${step}`),
    '',
    `**Owed: ${dollars(owed)}**`,
    '',
  ];
}

function choiceLines({ title, charges, asked, because, ...taken }: ChoiceExample): string[] {
  const { amountCents, lowCents, highCents, line } = taken;
  const range = lowCents === highCents ? '' : ` (from ${dollars(lowCents)} to ${dollars(highCents)})`;
  return [
    `### ${title}`,
    '',
    ...charges.map((charge) => `- ${chargeText(charge)}`),
    '',
    ...because.map((step, index) => `${index + 1}. ${step}`),
    '',
    `**${asked === 'cash' ? 'Without insurance' : 'Allowed'}: ${dollars(amountCents)}**${range}, line ${line}`,
    '',
  ];
}

function chargeText({
  line,
  codeType,
  code,
  modifiers,
  setting,
  grossCents,
  cashCents,
  notes,
  rates,
}: RatedCharge): string {
  const [rate] = rates;
  const amount = (label: string, cents: number | null | undefined): string =>
    typeof cents === 'number' ? `${label} ${dollars(cents)}` : '';
  return [
    `line ${line}: ${codeType} ${[code, ...modifiers].join('-')}`,
    setting === 'both' ? 'both settings' : setting,
    amount('full charge', grossCents),
    amount('cash', cashCents),
    amount('agreed', rate?.dollarCents),
    typeof rate?.percentage === 'number' ? `agreed ${rate.percentage} % of the full charge` : '',
    rate?.algorithm ? `by a formula (${rate.algorithm})` : '',
    amount('paid in the middle', rate?.medianCents),
    notes === null ? '' : `notes “${notes}”`,
  ]
    .filter((text) => text !== '')
    .join(', ');
}

function secondLines({ parts, pools, rule }: NonNullable<ShareExample['second']>): string[] {
  return [
    `- second plan, ${rule === 'standard' ? 'standard coordination' : 'non-duplication'}:`,
    ...parts.map((each) => `  - ${partText(each)}`),
    ...Object.entries(pools).map((entry) => `  - ${poolText(...entry)}`),
  ];
}

function partText({ componentId, allowedCents, billedCents, terms }: CoveredPart): string {
  const { covered, copay, coinsuranceBasisPoints, pool, maximumPool = pool, network, isPreventive } = terms;
  const orders = { insteadOfDeductible: 'instead of', beforeDeductible: 'before', afterDeductible: 'after' };
  return [
    `${componentId}: allowed ${dollars(allowedCents)}`,
    billedCents === undefined ? '' : `billed ${dollars(billedCents)}`,
    network === 'out' ? 'out of network' : '',
    covered ? '' : 'not covered',
    isPreventive === true ? 'recommended preventive care' : '',
    copay === null
      ? ''
      : `copay ${dollars(copay.cents)} ${orders[copay.order]} the deductible (visit “${copay.visit}”)`,
    coinsuranceBasisPoints === null ? '' : `coinsurance ${coinsuranceBasisPoints / 100} %`,
    pool === 'year' ? '' : `pool “${pool}”`,
    maximumPool === pool ? '' : `maximum of pool “${maximumPool}”`,
  ]
    .filter((text) => text !== '')
    .join(', ');
}

function poolText(key: string, { deductibleCents, outOfPocketCents }: Pools[string]): string {
  const left = (cents: number | null): string => (cents === null ? 'none' : `${dollars(cents)} left`);
  return `pool “${key}”: deductible ${left(deductibleCents)}, maximum ${left(outOfPocketCents)}`;
}

function dollars(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
}
