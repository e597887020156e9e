import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { auditEvents } from '../events.ts';
import type { AuditEntry } from '../find-entries.ts';
import { toAuditEvent } from './audit-event.ts';

const system = (url: string, codes: readonly string[]) =>
  z.strictObject({ system: z.literal(url), code: z.enum(codes), display: z.string().min(1) });
const dicom = (...codes: string[]) => system('http://dicom.nema.org/resources/ontology/DCM', codes);
const terminology = (name: string, ...codes: string[]) =>
  system(`http://terminology.hl7.org/CodeSystem/${name}`, codes);

/** DICOM part 16, context group 400, as the value sets audit-event-type and audit-event-sub-type of R4 take it. */
const types = dicom('110100', '110101', '110106', '110107', '110110', '110112', '110113', '110114');
const subtypes = dicom('110122', '110123', '110132', '110135', '110136', '110137');

const reference = z
  .strictObject({
    identifier: z.strictObject({ system: z.url(), value: z.string().min(1) }).optional(),
    display: z.string().min(1).optional(),
  })
  .refine((each) => Object.keys(each).length > 0);

/** What https://hl7.org/fhir/R4/auditevent.html wants, of the elements that are written. Nothing else may be there. */
const auditEvent = z.strictObject({
  resourceType: z.literal('AuditEvent'),
  id: z.string().regex(/^[A-Za-z0-9.-]{1,64}$/),
  type: types,
  subtype: z.array(subtypes).min(1).optional(),
  action: z.enum(['C', 'R', 'U', 'D', 'E']),
  recorded: z.iso.datetime({ precision: 3 }),
  outcome: z.enum(['0', '4', '8', '12']),
  outcomeDesc: z.string().min(1),
  agent: z
    .array(
      z.strictObject({
        type: z.strictObject({
          coding: z.array(z.union([terminology('extra-security-role-type', 'humanuser'), dicom('110150')])).min(1),
        }),
        who: reference.optional(),
        altId: z.string().min(1).optional(),
        name: z.string().min(1).optional(),
        requestor: z.boolean(),
        network: z
          .strictObject({ address: z.string().min(1), type: z.enum(['1', '2', '3', '4', '5']).optional() })
          .optional(),
      }),
    )
    .min(1),
  source: z.strictObject({
    site: z.string().min(1),
    observer: reference,
    type: z.array(terminology('security-source-type', '4')).min(1),
  }),
  entity: z
    .array(
      z.strictObject({
        what: reference.optional(),
        type: terminology('audit-entity-type', '1').optional(),
        role: terminology('object-role', '11').optional(),
        detail: z
          .array(z.strictObject({ type: z.string().min(1), valueString: z.string().min(1) }))
          .min(1)
          .optional(),
      }),
    )
    .min(1)
    .optional(),
});

const accountId = '00000000-0000-4000-8000-000000000001';
const source = { name: 'Alder Bay Health', publicUrl: 'https://portal.example.org' };
const entry: AuditEntry = {
  number: 7,
  at: new Date('2026-11-21T15:00:00.123Z'),
  event: 'signedIn',
  account_id: accountId,
  actor: 'account',
  details: { secondFactor: 'sms', newDevice: true, address: 'a-keyed-hash' },
  hash: new Uint8Array(32),
};
const of = (more: Partial<AuditEntry>, username?: string) =>
  auditEvent.parse(toAuditEvent({ ...entry, ...more }, username, source));

describe('an entry as AuditEvent of FHIR R4 (issue 12, point 10)', () => {
  it.each(auditEvents)('%s: by every actor, with an account and without', (event) => {
    for (const actor of ['visitor', 'account', 'staff', 'system'] as const) {
      expect(of({ event, actor }, 'ana.rivera').outcomeDesc).toBe(event);
      of({ event, actor, account_id: null, details: {} });
    }
  });

  it('says who, from where, and of which account', () => {
    expect(of({}, 'ana.rivera')).toMatchObject({
      type: { code: '110114' },
      subtype: [{ code: '110122' }],
      outcome: '0',
      agent: [
        { who: { identifier: { value: accountId }, display: 'ana.rivera' }, network: { address: 'a-keyed-hash' } },
      ],
      entity: [
        {
          what: { display: 'ana.rivera' },
          detail: [{ type: 'secondFactor' }, { type: 'newDevice', valueString: 'true' }],
        },
      ],
    });
  });

  it('says of staff the person, the user and the machine', () => {
    const details = { by: 'Maria López', user: 'portico', host: 'portal-1', command: 'accounts unlock' };
    expect(of({ event: 'accountUnlocked', actor: 'staff', details }).agent).toEqual([
      expect.objectContaining({
        who: { display: 'Maria López' },
        altId: 'portico',
        network: { address: 'portal-1', type: '1' },
      }),
    ]);
  });

  it('says of who looks after somebody that they did it, and to whose account', () => {
    const proxy = '00000000-0000-4000-8000-000000000002';
    expect(of({ event: 'estimateSaved', details: { proxy } }, 'ana.rivera')).toMatchObject({
      agent: [{ who: { identifier: { value: proxy } } }],
      entity: [{ what: { identifier: { value: accountId }, display: 'ana.rivera' } }],
    });
  });

  it('takes an event of an older version', () => {
    expect(of({ event: 'somethingElse' })).toMatchObject({ type: { code: '110112' }, outcomeDesc: 'somethingElse' });
  });
});
