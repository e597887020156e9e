import type { House } from '../../scripts/rooms/rooms.ts';

/** The rooms of the staff app, from the roof to the ground: each may use what its row names, and nothing else. */
export const staffHouse: House = {
  folder: 'apps/staff/src',
  packages: ['react', '@lingui/core', '@lingui/react'],
  rooms: {
    main: {
      what: 'Starts the app in the language of the person.',
      uses: ['app', 'locales', 'ui'],
      packages: ['react-dom', 'react-router'],
    },
    app: {
      what: 'Asks who is signed in, and shows the pages, or the way in.',
      uses: ['pages', 'frame', 'session', 'api'],
      packages: ['@portico/staff-contract', 'react-aria-components'],
    },
    pages: {
      what: 'The pages of staff, and what each needs of a role.',
      uses: ['frame', 'names', 'formats', 'session', 'api', 'ui'],
      packages: ['@portico/contract', '@portico/staff-contract', 'react-router'],
    },
    frame: {
      what: 'What stands around the pages, and what they all do alike: errors, reasons, what is published.',
      uses: ['names', 'formats', 'session', 'api', 'locales', 'ui'],
      packages: ['@portico/contract', '@portico/staff-contract', 'react-router'],
    },
    names: {
      what: 'What roles, channels, languages, openings and the status of an account are called.',
      uses: ['ui'],
      packages: ['@portico/contract', '@portico/staff-contract'],
    },
    formats: {
      what: 'Times, days and numbers as they are written in the language of the screen.',
      uses: ['session'],
      packages: ['@portico/contract'],
    },
    session: {
      what: 'Who is signed in, and calls in their name.',
      uses: ['api'],
      packages: ['@portico/staff-contract'],
    },
    api: { what: 'The calls of staff, sent; failures by name.', uses: [], packages: ['@portico/staff-contract'] },
    locales: { what: 'What loads words.', uses: [], packages: ['@portico/contract'] },
    ui: {
      what: 'The kit: tables, fields and dialogs by react-aria-components; knows nothing of ours.',
      uses: [],
      packages: ['react-aria-components'],
    },
  },
};
