import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Writes FHIR Bulk Data NDJSON with this many patients, always the same bytes: about a kilobyte for each. */
export async function writePatientFile(path: string, patients: number): Promise<void> {
  await pipeline(Readable.from(lines(patients)), createWriteStream(path));
}

function* lines(patients: number): Generator<string> {
  for (let index = 0; index < patients; index += 1) yield `${JSON.stringify(patientAt(index))}\n`;
}

/** Names, days and numbers that differ without randomness. */
function patientAt(index: number): object {
  const day = new Date(Date.UTC(1930, 0, 1 + ((index * 7919) % 33_000))).toISOString().slice(0, 10);
  const phone = (exchange: number): string => `(650) ${exchange}-${String(index % 10_000).padStart(4, '0')}`;
  return {
    resourceType: 'Patient',
    id: `patient-${index}`,
    meta: {
      lastUpdated: '2026-11-20T03:00:00Z',
      profile: ['http://hl7.org/fhir/us/core/StructureDefinition/us-core-patient'],
    },
    identifier: [
      {
        use: 'usual',
        type: { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0203', code: 'MR' }] },
        system: 'https://hospital.example/mrn',
        value: `BN-${1_000_000 + index}`,
      },
    ],
    active: true,
    name: [{ use: 'official', family: `Family${index % 5000}`, given: [`Given${index % 700}`, 'Middle'] }],
    telecom: [
      { system: 'phone', value: phone(555), use: 'mobile', rank: 1 },
      { system: 'phone', value: phone(556), use: 'home', rank: 2 },
      { system: 'email', value: `patient.${index}@example.org` },
    ],
    gender: index % 2 === 0 ? 'female' : 'male',
    birthDate: day,
    address: [
      {
        use: 'home',
        line: [`${1 + (index % 900)} Bench Street`, `Unit ${index % 60}`],
        city: 'Palo Alto',
        state: 'CA',
        postalCode: String(94_000 + (index % 600)),
        country: 'US',
      },
    ],
  };
}
