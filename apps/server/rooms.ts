import type { House } from '../../scripts/rooms/rooms.ts';

/** The rooms of the server, from the roof to the ground: each may use what its row names, and nothing else. */
export const serverHouse: House = {
  folder: 'apps/server/src',
  packages: ['node:*', '@portico/contract', '@portico/rules', '@portico/tokens', 'kysely', 'zod'],
  rooms: {
    main: {
      what: 'Starts the server: settings, adapters, listen.',
      uses: ['demo', 'payer', 'providers', 'adapters', 'app', 'estimates', 'platform', 'ports'],
    },
    cli: {
      what: "The operator's commands.",
      uses: [
        'payer',
        'adapters',
        'app',
        'lifecycle',
        'help-desk',
        'enrolment',
        'estimates',
        'visits',
        'patients',
        'accounts',
        'prices',
        'documents',
        'platform',
        'ports',
      ],
      packages: ['@portico/price-files'],
    },
    demo: {
      what: 'The demonstration health system: its people, prices and settings.',
      uses: ['adapters', 'enrolment', 'estimates', 'visits', 'patients', 'accounts', 'prices', 'platform', 'ports'],
    },
    payer: {
      what: 'The simulated insurers: a server that reads 270s and answers 271s.',
      uses: ['adapters', 'platform', 'ports'],
      packages: ['@portico/x12'],
    },
    providers: {
      what: 'The simulated providers of framed pages: a server with a scheduling page and a waiting room.',
      uses: ['documents', 'platform', 'ports'],
      packages: ['@fastify/formbody', '@fastify/static', 'fastify'],
    },
    adapters: {
      what: 'The services outside: for each port a real one and a local one.',
      uses: ['patients', 'platform', 'ports'],
      packages: ['@portico/x12', 'altcha-lib', 'nodemailer', 'zipcodes'],
    },
    app: {
      what: 'The application: HTTP, the pages, the list of calls, the workers of jobs, what is removed when.',
      uses: [
        'lifecycle',
        'help-desk',
        'enrolment',
        'estimates',
        'visits',
        'patients',
        'accounts',
        'documents',
        'platform',
      ],
      packages: [
        '@fastify/compress',
        '@fastify/cookie',
        '@fastify/cors',
        '@fastify/formbody',
        '@fastify/helmet',
        '@fastify/static',
        'fastify',
        'pino',
        'prom-client',
      ],
    },
    lifecycle: {
      what: 'What becomes of an account: unlinked from its patient, closed, erased, taken along.',
      uses: ['help-desk', 'enrolment', 'estimates', 'visits', 'patients', 'accounts', 'documents', 'platform', 'ports'],
    },
    enrolment: {
      what: 'Becoming a user: sign-up, activation by code and by text message, partners, showing who one is.',
      uses: ['help-desk', 'estimates', 'patients', 'accounts', 'documents', 'platform', 'ports'],
    },
    'help-desk': {
      what: 'The help desk: messages to it, its answers, and who is told of them.',
      uses: ['accounts', 'documents', 'platform'],
    },
    estimates: {
      what: 'What care costs a patient: services, sites, figures, insurance and its check, saved estimates.',
      uses: ['accounts', 'prices', 'documents', 'catalogue', 'platform', 'ports'],
      packages: ['@portico/estimate', '@portico/x12'],
    },
    visits: {
      what: "Visits: booked on a provider's page or made by staff, by video, and as calendar files.",
      uses: ['accounts', 'documents', 'platform', 'ports'],
    },
    patients: {
      what: 'Who the patients are: the registry, its import, FHIR, and what is on record about them.',
      uses: ['accounts', 'platform', 'ports'],
      packages: ['@portico/json-scan'],
    },
    accounts: {
      what: 'Accounts: signing in, sessions, the second step, passwords, recovery.',
      uses: ['documents', 'platform'],
      packages: ['@node-rs/argon2', '@simplewebauthn/server', 'fxa-common-password-list', 'otplib'],
    },
    prices: {
      what: "The hospital's price files: import, versions, charges and rates, whom a payer's name stands for.",
      uses: ['platform', 'ports'],
      packages: ['@portico/estimate', '@portico/price-files'],
    },
    documents: {
      what: 'What people read: letters, mails, messages and printed pages, in every language.',
      uses: ['catalogue', 'platform', 'ports'],
      packages: ['@portico/estimate', 'bidi-js', 'harfbuzzjs', 'pdf-lib', 'qr', 'subset-font'],
    },
    platform: {
      what: 'What every feature stands on: database, jobs, audit trail, settings, limits, keys, the visitor.',
      uses: ['ports'],
      packages: ['@electric-sql/pglite', 'fastify', 'pg', 'pg-boss', 'pg-copy-streams', 'yauzl'],
    },
    ports: { what: 'What the server wants of the services outside.', uses: [] },
    catalogue: {
      what: "The consumer's services, in a patient's words, the codes that make them, and which of them are recommended preventive care.",
      uses: [],
    },
  },
};
