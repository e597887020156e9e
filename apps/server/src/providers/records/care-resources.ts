import { DAY_SECONDS, dayIn, secondsAfter, timeIn } from '../../platform/time.ts';

/** A FHIR resource as JSON. */
export type Resource = Readonly<Record<string, unknown>> & { readonly resourceType: string; readonly id: string };

/** When and where the hospital is. */
export interface Calendar {
  readonly now: Date;
  readonly timeZone: string;
}

/** This hospital's own codes of what appointments are for, as the settings of the demonstration map them. */
const VISIT_CODES = 'https://alderbay.example/visit-types';
const CPT = 'http://www.ama-assn.org/go/cpt';
const V3_ACT_CODE = 'http://terminology.hl7.org/CodeSystem/v3-ActCode';
const V3_ROLE_CODE = 'http://terminology.hl7.org/CodeSystem/v3-RoleCode';
const REPLACES = 'http://hl7.org/fhir/5.0/StructureDefinition/extension-Appointment.replaces';

const places = {
  hospital: { reference: 'Location/10', display: 'ALDER BAY HOSP MAIN' },
  imaging: { reference: 'Location/11', display: 'BAYSIDE IMG CTR' },
  clinic: { reference: 'Location/12', display: 'NORTH VALLEY CLINIC' },
  /** A partner's, in another time zone, which the portal has no prices of. */
  denver: { reference: 'Location/40', display: 'Front Range Transplant Center, Denver' },
} as const;

const types = {
  kneeScan: { code: 'MRI-KNEE', display: 'MR KNEE W/O CONTRAST' },
  ultrasound: { code: 'US-ABD', display: 'US ABDOMEN COMPLETE' },
  therapy: { code: 'PT-FU', display: 'Physical therapy' },
  return: { code: 'OV-RET', display: 'Return visit' },
  video: { code: 'VV', display: 'Video visit' },
} as const;

interface Made {
  readonly id: string;
  readonly patient: string;
  /** Days from today, and the hospital's time. */
  readonly at: readonly [days: number, time: string];
  readonly minutes?: number;
  readonly type?: keyof typeof types;
  readonly place?: keyof typeof places;
  readonly with?: string;
  readonly more?: Readonly<Record<string, unknown>>;
}

/** An Appointment, in the time of the hospital. */
function appointment(made: Made, calendar: Calendar): Resource {
  const { id, patient, minutes = 30, type = 'return', place, more = {} } = made;
  const start = timeOf(made.at, calendar);
  const { code, display } = types[type];
  const isVideo = type === 'video';
  return {
    resourceType: 'Appointment',
    id,
    status: 'booked',
    serviceType: [{ coding: [{ system: VISIT_CODES, code, display }], text: display }],
    ...(isVideo ? { appointmentType: { coding: [{ system: V3_ACT_CODE, code: 'VR', display: 'virtual' }] } } : {}),
    start: start.toISOString(),
    end: secondsAfter(start, minutes * 60).toISOString(),
    participant: [
      { actor: { reference: `Patient/${patient}` }, status: 'accepted' },
      ...(made.with === undefined
        ? []
        : [{ actor: { reference: 'Practitioner/7', display: made.with }, status: 'accepted' }]),
      ...(place === undefined ? [] : [{ actor: places[place], status: 'accepted' }]),
    ],
    ...more,
  };
}

/** The day so many days from today in the hospital's zone, at a time of day there. */
function timeOf([days, time]: Made['at'], { now, timeZone }: Calendar): Date {
  return timeIn(timeZone, `${dayIn(timeZone, secondsAfter(now, days * DAY_SECONDS))}T${time}:00`);
}

/** Appointments of the demonstration's patients, counted from today: they are never past. */
export function appointmentsFrom(calendar: Calendar): Resource[] {
  const ana = 'ana-rivera';
  const nguyet = 'nguyet-hoang';
  const made: readonly Made[] = [
    { id: 'a-1', patient: ana, at: [3, '09:30'], type: 'video', with: 'Li Wenjun, MD', minutes: 20 },
    {
      id: 'a-2',
      patient: ana,
      at: [12, '10:15'],
      type: 'kneeScan',
      place: 'imaging',
      minutes: 45,
      more: {
        serviceType: [
          {
            coding: [
              { system: VISIT_CODES, ...types.kneeScan },
              { system: CPT, code: '73721' },
            ],
            text: types.kneeScan.display,
          },
        ],
        patientInstruction: 'Please come 20 minutes early, and leave metal and jewelry at home.',
      },
    },
    { id: 'a-3', patient: ana, at: [6, '13:00'], type: 'therapy', place: 'hospital', more: { status: 'cancelled' } },
    {
      id: 'a-4',
      patient: ana,
      at: [8, '15:30'],
      type: 'therapy',
      place: 'hospital',
      with: 'Noor Haddad, PT',
      more: { extension: [{ url: REPLACES, valueReference: { reference: 'Appointment/a-3' } }] },
    },
    { id: 'a-5', patient: ana, at: [20, '11:00'], type: 'ultrasound', place: 'clinic', more: { status: 'pending' } },
    {
      id: 'a-6',
      patient: ana,
      at: [15, '08:45'],
      place: 'hospital',
      with: 'Amara Osei, MD',
      more: { status: 'cancelled' },
    },
    ...Array.from({ length: 7 }, (_, index): Made => ({
      id: `j-${index + 1}`,
      patient: 'james-okafor',
      at: [4 + index * 7, '14:00'],
      type: 'therapy',
      place: 'hospital',
      with: 'Noor Haddad, PT',
    })),
    { id: 'r-1', patient: 'ruth-goldberg', at: [30, '10:00'], place: 'clinic', with: 'Amara Osei, MD' },
    { id: 'l-1', patient: 'lucas-martin', at: [5, '16:00'], type: 'kneeScan', place: 'hospital' },
    { id: 'm-1', patient: 'mei-chen', at: [2, '09:00'], type: 'ultrasound', place: 'hospital' },
    { id: 's-1', patient: 'sam-whitfield', at: [9, '09:00'], place: 'clinic', with: 'Ruth Mahalath, MD' },
    {
      id: 'n-1',
      patient: nguyet,
      at: [7, '11:30'],
      place: 'denver',
      with: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff-Castellanos, MD, PhD',
      more: {
        serviceType: [
          { text: 'Evaluación multidisciplinaria previa al trasplante de médula ósea y consulta de seguimiento' },
        ],
      },
    },
    { id: 'n-2', patient: nguyet, at: [10, '09:00'], type: 'kneeScan', place: 'imaging' },
  ];
  return made.map((each) => appointment(each, calendar));
}

/** What a server may send that is none of the patient's, or of no use. */
export function strayAppointments(calendar: Calendar): Resource[] {
  return [
    appointment({ id: 'x-1', patient: 'somebody-else', at: [7, '12:00'], type: 'kneeScan' }, calendar),
    appointment({ id: 'x-2', patient: 'nguyet-hoang', at: [7, '12:00'], more: { start: 'next Tuesday' } }, calendar),
    appointment(
      { id: 'x-3', patient: 'nguyet-hoang', at: [7, '12:00'], more: { status: 'entered-in-error' } },
      calendar,
    ),
    { resourceType: 'Appointment', id: '../x-4' },
  ];
}

/** Free times of two schedules, with these. */
export function slotsFrom(calendar: Calendar): { slots: Resource[]; schedules: Resource[] } {
  const schedules: readonly Resource[] = [
    {
      resourceType: 'Schedule',
      id: 'primary-care',
      actor: [places.clinic, { reference: 'Practitioner/3', display: 'Ruth Mahalath, MD' }],
    },
    { resourceType: 'Schedule', id: 'imaging', actor: [places.imaging] },
  ];
  const times: ReadonlyArray<[number, string, 'primary-care' | 'imaging', string]> = [
    [1, '09:00', 'primary-care', 'Primary care visit'],
    [1, '13:30', 'imaging', 'Ultrasound'],
    [2, '10:00', 'primary-care', 'Primary care visit'],
    [4, '08:30', 'imaging', 'MRI'],
    [5, '15:00', 'primary-care', 'Primary care visit'],
  ];
  const slots = times.map(([days, time, schedule, text], index) => ({
    resourceType: 'Slot',
    id: `slot-${index + 1}`,
    schedule: { reference: `Schedule/${schedule}` },
    status: 'free',
    serviceType: [{ text }],
    start: timeOf([days, time], calendar).toISOString(),
    end: secondsAfter(timeOf([days, time], calendar), 1800).toISOString(),
  }));
  return { slots, schedules: [...schedules] };
}

/** Messages of the hospital to its patients. */
export function messagesFrom(calendar: Calendar): Resource[] {
  const message = (
    id: string,
    patient: string,
    at: Made['at'],
    [from, topic, text]: readonly [string, string, string],
    more: Readonly<Record<string, unknown>> = {},
  ): Resource => ({
    resourceType: 'Communication',
    id,
    status: 'completed',
    subject: { reference: `Patient/${patient}` },
    recipient: [{ reference: `Patient/${patient}` }],
    sender: { reference: 'Practitioner/7', display: from },
    topic: { text: topic },
    sent: timeOf(at, calendar).toISOString(),
    payload: [{ contentString: text }],
    ...more,
  });
  return [
    message(
      'c-1',
      'ana-rivera',
      [-1, '16:20'],
      [
        'Bayside Imaging Center',
        'Before your MRI',
        'Dear Ana,\n\nplease fill in the safety questionnaire that we have attached, and bring it along.\n\nDo you have a pacemaker or an implant? Then call us before you come.',
      ],
      {
        payload: [
          {
            contentString:
              'Dear Ana,\n\nplease fill in the safety questionnaire that we have attached, and bring it along.\n\nDo you have a pacemaker or an implant? Then call us before you come.',
          },
          { contentAttachment: { contentType: 'application/pdf', title: 'Questionnaire' } },
        ],
      },
    ),
    message(
      'c-2',
      'ana-rivera',
      [-9, '11:05'],
      [
        'Noor Haddad, PT',
        'Your exercises',
        'Here is what we talked about: ten repetitions in the morning, and ten in the evening.',
      ],
      { received: timeOf([-8, '08:00'], calendar).toISOString() },
    ),
    message(
      'c-3',
      'lucas-martin',
      [-2, '10:00'],
      ['Emergency Department', 'After your visit', 'Please see your doctor within a week.'],
    ),
    message(
      'c-4',
      'nguyet-hoang',
      [-3, '10:00'],
      ['Servicio de trasplantes', 'Su evaluación', 'Le enviaremos el programa de la evaluación por correo postal.'],
    ),
    message(
      'c-5',
      'somebody-else',
      [-3, '10:00'],
      ['Front desk', 'Your results', 'Nobody but their owner may see this.'],
      {
        recipient: [{ reference: 'Patient/nguyet-hoang' }],
      },
    ),
  ];
}

/** Who has to do with a patient, as this hospital knows it: whom Lucas has named to decide for him, and his mother. */
export const relatedPersons: readonly Resource[] = [
  {
    resourceType: 'RelatedPerson',
    id: 'agent-of-lucas',
    active: true,
    patient: { reference: 'Patient/lucas-martin' },
    relationship: [{ coding: [{ system: V3_ROLE_CODE, code: 'HPOWATT', display: 'healthcare power of attorney' }] }],
    name: [{ use: 'official', family: 'Rivera', given: ['Tomás'] }],
    birthDate: '1983-07-21',
  },
  {
    resourceType: 'RelatedPerson',
    id: 'mother-of-lucas',
    active: true,
    patient: { reference: 'Patient/lucas-martin' },
    relationship: [{ coding: [{ system: V3_ROLE_CODE, code: 'MTH', display: 'mother' }] }],
    name: [{ text: 'Ida Martin' }],
  },
];
