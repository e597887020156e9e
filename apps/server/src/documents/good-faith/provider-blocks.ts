import type { Block, Row } from '../pdf/flow/blocks.ts';
import type { ServerMessages } from '../messages/server-messages.ts';
import type { GoodFaithEstimate, GoodFaithItem, GoodFaithProvider } from './good-faith-estimate.ts';

/** A provider or facility with what it bills: (iii), (iv) and (v) of 45 CFR 149.610(c)(1). */
export function providerBlocks(
  provider: GoodFaithProvider,
  { dates }: Pick<GoodFaithEstimate, 'dates'>,
  { hospital, phone }: { readonly hospital: string; readonly phone: string },
  messages: ServerMessages,
): Block[] {
  const { goodFaith } = messages;
  const name = provider.name ?? goodFaith.unnamed;
  const lacks = provider.items.some(({ cents }) => cents === null);
  const asked = { day: messages.day(dates.othersAskedBy), phone: provider.phone?.replaceAll(' ', '\u00a0') ?? phone };
  const askedText =
    provider.name === null ? goodFaith.askedUnnamed({ ...asked, hospital }) : goodFaith.asked({ ...asked, name });
  return [
    { kind: 'heading', level: 3, text: [{ text: name, name: true }] },
    { kind: 'paragraph', manner: 'small', text: roleText(provider, hospital, messages) },
    ...identityBlocks(provider, messages),
    itemTable(provider, name, messages),
    ...(lacks ? [{ kind: 'paragraph', text: askedText } as const] : []),
  ];
}

function roleText({ role }: GoodFaithProvider, hospital: string, { goodFaith }: ServerMessages): string {
  return role === 'employed' ? goodFaith.employed(hospital) : goodFaith[role];
}

/** Numbers and place, each after its name. */
function identityBlocks({ npi, tin, place, phone }: GoodFaithProvider, { goodFaith }: ServerMessages): Block[] {
  const { name, street, city, state, zip } = place;
  const numbers = [
    [goodFaith.npi, npi ?? goodFaith.notKnown],
    [goodFaith.tin, tin ?? goodFaith.notKnown],
    ...(phone === null ? [] : [[goodFaith.phone, phone.replaceAll(' ', '\u00a0')]]),
  ];
  const where = [
    { text: `${goodFaith.place}: ` },
    { text: `${name}, ${street}, ${city}, ${zip}`, name: true },
    { text: `. ${goodFaith.state}: ${state}.` },
  ];
  return [
    { kind: 'paragraph', text: `${numbers.map((each) => each.join(': ')).join('. ')}.` },
    { kind: 'paragraph', text: where },
  ];
}

function itemTable({ items, totalCents }: GoodFaithProvider, name: string, messages: ServerMessages): Block {
  const { goodFaith } = messages;
  const sum: Row = {
    cells: [
      [{ text: goodFaith.totalOf(name), strong: true, name: true }],
      '',
      totalCents === null ? goodFaith.notKnown : messages.money(totalCents),
    ],
    strong: true,
  };
  return {
    kind: 'table',
    columns: [
      { header: goodFaith.item, share: 52 },
      { header: goodFaith.code, share: 22 },
      { header: goodFaith.charge, share: 26, align: 'end' },
    ],
    rows: [...items.map((item) => itemRow(item, messages)), sum],
  };
}

function itemRow(item: GoodFaithItem, messages: ServerMessages): Row {
  const { goodFaith } = messages;
  const { name, codeType, code, modifiers, units, cents, basis, lowCents, highCents } = item;
  const isRange = lowCents !== null && highCents !== null && lowCents !== highCents;
  const notes = [
    units === 1 ? '' : `${goodFaith.units(units)}.`,
    basis === 'gross' ? goodFaith.fullCharge : '',
    isRange ? goodFaith.between(messages.money(lowCents), messages.money(highCents)) : '',
  ].filter((note) => note !== '');
  return {
    cells: [
      notes.length === 0 ? name : `${name}. ${notes.join(' ')}`,
      `${codeType} ${[code, ...modifiers].join('-')}`,
      cents === null ? goodFaith.chargeNotKnown : messages.money(cents),
    ],
  };
}
