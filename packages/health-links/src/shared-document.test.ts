import { describe, expect, it } from 'vitest';
import { readSharedDocument } from './shared-document.ts';

const composition = {
  resourceType: 'Composition',
  language: 'es',
  title: 'Estimación',
  date: '2026-11-26T10:00:00.000Z',
  author: [{ display: 'Alder Bay Health' }],
  section: [
    { title: 'Uno', text: { status: 'generated', div: '<div><p>$10.00</p></div>' } },
    { title: 'PDF', entry: [{ reference: 'urn:uuid:1' }] },
  ],
};
const paper = {
  resourceType: 'DocumentReference',
  content: [{ attachment: { contentType: 'application/pdf', data: 'JVBERi0=' } }],
};
const bundle = (...resources: object[]) => ({
  resourceType: 'Bundle',
  type: 'document',
  entry: resources.map((resource) => ({ resource })),
});

describe('a FHIR document that somebody shares (issue 14, point 5)', () => {
  it('is read as its narrative and its PDF', () =>
    expect(readSharedDocument(bundle(composition, paper))).toEqual({
      title: 'Estimación',
      language: 'es',
      author: 'Alder Bay Health',
      madeAt: '2026-11-26T10:00:00.000Z',
      sections: [{ title: 'Uno', narrative: '<div><p>$10.00</p></div>' }],
      pdf: 'JVBERi0=',
    }));

  it('needs neither a PDF nor words', () =>
    expect(readSharedDocument(bundle({ resourceType: 'Composition' }))).toEqual({
      title: '',
      language: '',
      author: '',
      madeAt: '',
      sections: [],
      pdf: null,
    }));

  it.each([null, 'text', {}, bundle(paper), { resourceType: 'Bundle', entry: 'none' }, { resourceType: 'Coverage' }])(
    'is none: %j',
    (content) => expect(readSharedDocument(content)).toBeNull(),
  );
});
