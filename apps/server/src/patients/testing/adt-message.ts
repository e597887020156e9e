/** What a test sets of a message; the rest is that of Inés Soler, AB-1001. */
export interface MessageGiven {
  event?: string;
  controlId?: string;
  mrn?: string;
  /** Field of PID, by number: in place of the usual ones. */
  pid?: Readonly<Record<number, string>>;
  /** Fields of MSH from 11, in place of the usual ones. */
  header?: Readonly<Record<number, string>>;
  /** Numbers of the records that were merged. */
  merged?: readonly string[];
}

/** An ADT message as a hospital's registration sends it, without its frame. */
export function adtMessage(given: MessageGiven = {}): string {
  const { event = 'A08', controlId = '4711', mrn = 'AB-1001', merged = [] } = given;
  const msh: Record<number, string> = {
    3: 'REG',
    4: 'ALDER',
    5: 'PORTICO',
    6: 'ALDER',
    7: '20261126094500-0800',
    9: `ADT^${event}^ADT_A01`,
    10: controlId,
    11: 'P',
    12: '2.5.1',
    ...given.header,
  };
  const pid: Record<number, string> = {
    3: `${mrn}^^^ALDER^MR`,
    5: 'Soler^Inés^María^^^^L',
    7: '19840229',
    8: 'F',
    11: '12 Juniper Street^Apt 4^Palo Alto^CA^94301^US^H',
    13: '(650)555-0120^PRN^PH~^NET^Internet^ines@example.org',
    ...given.pid,
  };
  const lines = [
    `MSH|^~\\&|${fieldsOf(msh, 3)}`,
    `EVN|${event}|20261126094500`,
    `PID|${fieldsOf(pid, 1)}`,
    ...(event === 'A40' ? [] : ['PV1|1|I|4W^12^1']),
    ...merged.map((number) => `MRG|${number}^^^ALDER^MR`),
  ];
  return lines.map((line) => `${line}\r`).join('');
}

function fieldsOf(fields: Readonly<Record<number, string>>, from: number): string {
  const last = Math.max(...Object.keys(fields).map(Number));
  return Array.from({ length: last - from + 1 }, (_, at) => fields[from + at] ?? '').join('|');
}
