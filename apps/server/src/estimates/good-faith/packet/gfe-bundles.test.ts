import { expect } from 'vitest';
import { codesIn, nodesAt, referencesIn, resourcesOf, valuesAt } from '../../../testing/fhir-nodes.ts';
import {
  describeProfile,
  entriesOf,
  entriesOnlyOf,
  has,
  hasNo,
  is,
  refersTo,
  type Rule,
  rulesOfAnyBundle,
} from '../../testing/packet-rules.ts';
import { ofProfile, profileOf } from '../../testing/packets.ts';

const rulesOfParties: readonly Rule[] = [
  ['entry[patient].resource only US Core Patient 7.0.0', entriesOnlyOf('Patient', 'us-core-patient|7.0.0')],
  ['entry[coverage] 0..1', entriesOf('Coverage', 0, 1)],
  ['entry[coverage].resource only PCTCoverage', entriesOnlyOf('Coverage', 'davinci-pct-coverage')],
  ['entry[organization].resource only PCTOrganization', entriesOnlyOf('Organization', 'davinci-pct-organization')],
];

const contained: Rule[1] = (bundle) =>
  expect(valuesAt(bundle, 'entry.fullUrl')).toEqual(expect.arrayContaining(referencesIn(bundle)));

const gfeBundleRules: readonly Rule[] = [
  ['type = collection', is('type', 'collection')],
  ['identifier 1..1', has('identifier', 1)],
  ...rulesOfAnyBundle,
  ['entry[gfe] 2..*', entriesOf('Claim', 2, Infinity)],
  [
    'entry[gfe].resource only PCTGFESummary or PCTGFEProfessional or PCTGFEInstitutional',
    entriesOnlyOf('Claim', 'davinci-pct-gfe-summary', 'davinci-pct-gfe-professional', 'davinci-pct-gfe-institutional'),
  ],
  [
    'entry[gfe]: SHALL have one or more PCTGFEProfessional or PCTGFEInstitutional resources',
    (bundle) =>
      expect(
        resourcesOf(bundle, 'Claim').filter((claim) => profileOf(claim) !== 'davinci-pct-gfe-summary').length,
      ).toBeGreaterThan(0),
  ],
  ['entry[patient] 1..2: SHALL have the patient subject of care', entriesOf('Patient', 1, 2)],
  ...rulesOfParties,
  [
    'pct-gfe-bundle-1: SHALL have a submitting provider or submitting organization',
    entriesOf('Organization', 1, Infinity),
  ],
  [
    'pct-gfe-bundle-1: but not both',
    (bundle) => expect(['Organization', 'Practitioner'].flatMap((type) => resourcesOf(bundle, type))).toHaveLength(1),
  ],
  ['pct-gfe-bundle-2: all referenced resources SHALL be contained within the Bundle', contained],
  [
    'pct-gfe-bundle-3: the first entry SHALL be an estimate-summary GFE',
    (bundle) =>
      expect(codesIn(nodesAt(nodesAt(bundle, 'entry.resource')[0] ?? {}, 'type')[0])).toEqual(['estimate-summary']),
  ],
];

describeProfile('gfe-bundle', gfeBundleRules);

const gfeMissingBundleRules: readonly Rule[] = [
  ['type = collection', is('type', 'collection')],
  ...rulesOfAnyBundle,
  ['entry[patient] 1..1: SHALL have the patient subject of care', entriesOf('Patient', 1)],
  ...rulesOfParties,
  ['entry[organization] 0..2', entriesOf('Organization', 0, 2)],
  ['entry[practitioner] 0..1', entriesOf('Practitioner', 0, 1)],
  [
    'entry[requested-items-service].resource only PCTServiceRequest',
    entriesOnlyOf('ServiceRequest', 'davinci-pct-servicerequest'),
  ],
  ['pct-gfe-missing-bundle-1: SHALL NOT contain a GFE', entriesOf('Claim', 0)],
  ['SHALL contain the patient and the coverage (GFE Packet Retrieval)', entriesOf('Coverage', 1)],
  [
    'SHALL contain all of the requested items and services (GFE Packet Retrieval)',
    (bundle) =>
      expect(resourcesOf(bundle, 'ServiceRequest').flatMap((each) => valuesAt(each, 'code.text'))).toEqual([
        'Anesthesia care',
      ]),
  ],
  ['whatever it refers to is in it', contained],
];

describeProfile('gfe-missing-bundle', gfeMissingBundleRules);

const servicerequestRules: readonly Rule[] = [
  ['status = active', is('status', 'active')],
  ['intent = proposal', is('intent', 'proposal')],
  ['doNotPerform 0..0', hasNo('doNotPerform')],
  ['code 1..1', has('code', 1)],
  ['code from USClaimMedicalProductOrServiceCodes (extensible)', is('code.coding.code', '01400')],
  ['quantity[x]: how many', is('quantityQuantity.value', 1)],
  ['subject 1..1 (US Core 7.0.0)', has('subject', 1)],
  ['subject only Reference(US Core Patient 7.0.0)', refersTo('subject', 'us-core-patient|7.0.0')],
  [
    'whoever is asked is the author of its section',
    (request, packet) => {
      refersTo('performer', 'davinci-pct-organization')(request, packet);
      expect(ofProfile(packet, 'gfe-missing-bundle').flatMap((each) => valuesAt(each, 'entry.fullUrl'))).toEqual(
        expect.arrayContaining(valuesAt(request, 'performer.reference')),
      );
    },
  ],
];

describeProfile('servicerequest', servicerequestRules);
