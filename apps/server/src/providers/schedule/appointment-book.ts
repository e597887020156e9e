import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { VisitTypeId } from './visit-types.ts';

/** An appointment as this provider keeps it. */
export interface Appointment {
  id: string;
  /** Whose it is, as the portal names them. */
  person: string;
  type: VisitTypeId;
  /** Id of a location; '' for a video visit. */
  location: string;
  /** ISO time. */
  startsAt: string;
  status: 'booked' | 'cancelled';
  /** Counts the changes. */
  sequence: number;
  /** The portal has not heard of the last change yet. */
  isUnreported: boolean;
  /** What a guest gave. */
  name: string;
  phone: string;
  /** The link to a video visit, which the portal made; '' for none. */
  videoUrl: string;
}

/** The appointments of the scheduling provider, in a file of its own: they outlive the process. */
export interface AppointmentBook {
  /** Of one person, those that were cancelled apart, by time. */
  booked(person: string): Appointment[];
  find(id: string, person: string): Appointment | undefined;
  unreported(person: string): Appointment[];
  isTaken(type: VisitTypeId, slot: Date): boolean;
  add(appointment: Omit<Appointment, 'id' | 'status' | 'sequence' | 'isUnreported' | 'videoUrl'>): Promise<Appointment>;
  /** A change for the person, which the portal must hear of. */
  change(id: string, changed: Partial<Pick<Appointment, 'startsAt' | 'status'>>): Promise<Appointment>;
  /** The portal has heard of it. */
  reported(id: string, videoUrl: string | null): Promise<void>;
}

/** @param file where it is kept; it need not be there yet. */
export async function openAppointmentBook(file: string): Promise<AppointmentBook> {
  const all = new Map((await readAll(file)).map((each) => [each.id, each]));
  let written: Promise<void> = mkdir(dirname(file), { recursive: true }).then(() => undefined);
  const save = (appointment: Appointment): Promise<void> => {
    all.set(appointment.id, appointment);
    // One after the other, and each whole: a reader never sees half a file.
    written = written.then(async () => {
      await writeFile(`${file}.new`, JSON.stringify([...all.values()]));
      await rename(`${file}.new`, file);
    });
    return written;
  };
  const get = (id: string): Appointment => {
    const found = all.get(id);
    if (found === undefined) throw new RangeError('There is no such appointment');
    return found;
  };
  const of = (person: string): Appointment[] =>
    [...all.values()]
      .filter((each) => each.person === person)
      .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
  return {
    booked: (person) => of(person).filter(({ status }) => status === 'booked'),
    find: (id, person) => of(person).find((each) => each.id === id),
    unreported: (person) => of(person).filter(({ isUnreported }) => isUnreported),
    isTaken: (type, slot) =>
      [...all.values()].some(
        (each) => each.status === 'booked' && each.type === type && each.startsAt === slot.toISOString(),
      ),
    add: async (appointment) => {
      const added: Appointment = {
        ...appointment,
        id: randomUUID(),
        status: 'booked',
        sequence: 0,
        isUnreported: true,
        videoUrl: '',
      };
      await save(added);
      return added;
    },
    change: async (id, changed) => {
      const before = get(id);
      const after = { ...before, ...changed, sequence: before.sequence + 1, isUnreported: true };
      await save(after);
      return after;
    },
    reported: (id, videoUrl) => save({ ...get(id), isUnreported: false, ...(videoUrl === null ? {} : { videoUrl }) }),
  };
}

async function readAll(file: string): Promise<Appointment[]> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Appointment[];
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
