import { type AppointmentReport, readTicket, reportAppointment } from '@portico/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { VisitsSettings } from '../../platform/settings/visits.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** Providers on origins of their own. */
export const providers = {
  scheduling: { url: 'https://schedule.example.org/book?clinic=7', token: 'of-the-scheduling-provider-0123456789' },
  video: { url: 'https://visits.example.org/room', token: 'of-the-video-provider-01234567890123' },
} as const satisfies VisitsSettings;

/** An appointment as a provider reports it. */
export const appointment: AppointmentReport = {
  appointment: 'A-1',
  sequence: 0,
  status: 'booked',
  title: { en: 'Primary care visit', es: 'Consulta de atención primaria' },
  clinician: 'Ruth Mahalath, MD',
  location: 'alder-main',
  isVideo: false,
  startsAt: '2027-01-04T10:00:00-08:00',
  minutes: 30,
};

/** A provider's server, which has no cookie. */
export function providerOf({ app }: TestApp, token: string) {
  const send = (url: string, payload: object): Promise<LightMyRequestResponse> =>
    app.inject({ method: 'POST', url, payload, headers: { authorization: `Bearer ${token}` } });
  return {
    read: (ticket: string) => send(readTicket.path, { ticket }),
    report: (changed: Partial<AppointmentReport & { ticket: string }>) =>
      send(reportAppointment.path, { ...appointment, ...changed }),
  };
}

/** The ticket in the address of a provider's page. */
export function ticketIn(url: string): string {
  return new URL(url).searchParams.get('ticket') ?? '';
}
