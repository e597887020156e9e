import { expect } from 'vitest';
import { type FhirNode, extensionsOf, nodesAt, valuesAt } from '../../../testing/fhir-nodes.ts';
import { describeProfile, eachHas, has, is, refersTo, type Rule } from '../../testing/packet-rules.ts';
import { bundles, one, originOf, resourceAt, sections } from '../../testing/packets.ts';

const plannedPeriods = (composition: FhirNode): FhirNode[] =>
  extensionsOf(composition, 'gfeServiceLinkingInfo').flatMap((info) => extensionsOf(info, 'plannedPeriodOfService'));

const linkingIdentifiers = (composition: FhirNode): FhirNode[] =>
  extensionsOf(composition, 'gfeServiceLinkingInfo').flatMap((info) => extensionsOf(info, 'linkingIdentifier'));

const gfeSections = (_composition: FhirNode, packet: FhirNode): FhirNode[] => sections(packet, 'gfe-section');

const gfeCompositionRules: readonly Rule[] = [
  [
    'extension[requestInitiationTime] 1..1',
    (composition) => expect(extensionsOf(composition, 'requestInitiationTime')).toHaveLength(1),
  ],
  [
    'extension[requestInitiationTime].valueInstant 1..1',
    (composition) =>
      expect(one(extensionsOf(composition, 'requestInitiationTime'))['valueInstant']).toBe('2026-11-25T18:30:00.000Z'),
  ],
  [
    'extension[gfeServiceLinkingInfo] 0..1',
    (composition) => expect(extensionsOf(composition, 'gfeServiceLinkingInfo').length).toBeLessThan(2),
  ],
  [
    'extension[requestOriginationType] 1..1',
    (composition) => expect(extensionsOf(composition, 'requestOriginationType')).toHaveLength(1),
  ],
  [
    'extension[requestOriginationType] from PCTGFERequestTypeVS (required)',
    (_composition, packet) => expect(['scheduled-request', 'nonscheduled-request']).toContain(originOf(packet)),
  ],
  [
    'pct-gfe-packet-composition-1: scheduled service requests require a planned period of service',
    (composition, packet) => {
      if (originOf(packet) === 'scheduled-request') expect(plannedPeriods(composition)).toHaveLength(1);
    },
  ],
  [
    'a date that is planned SHALL be placed into plannedPeriodOfService.valuePeriod (GFE Packet Retrieval)',
    (composition, packet) =>
      expect(plannedPeriods(composition).map(({ valuePeriod }) => valuePeriod)).toEqual(
        originOf(packet) === 'scheduled-request' ? [{ start: '2026-12-08', end: '2026-12-08' }] : [],
      ),
  ],
  [
    'linkingIdentifier.valueIdentifier.system 1..1',
    (composition) => expect(valuesAt(one(linkingIdentifiers(composition)), 'valueIdentifier.system')).toHaveLength(1),
  ],
  [
    'linkingIdentifier.valueIdentifier.value 1..1',
    (composition) => expect(valuesAt(one(linkingIdentifiers(composition)), 'valueIdentifier.value')).toHaveLength(1),
  ],
  ['identifier 1..', has('identifier', 1)],
  ['identifier.system 1..1', has('identifier.system', 1)],
  ['identifier.value 1..1', has('identifier.value', 1)],
  ['status 1..1 (FHIR R4)', is('status', 'final')],
  [
    'type = LOINC 111480-0',
    (composition) =>
      expect(nodesAt(composition, 'type.coding')).toEqual([
        expect.objectContaining({ system: 'http://loinc.org', code: '111480-0' }),
      ]),
  ],
  ['category[estimate] 1..1', has('category', 1)],
  [
    'category[estimate].coding[estimate-coding] = PCTDocumentTypeTemporaryTrialUse#estimate',
    is('category.coding.code', 'estimate'),
  ],
  ['subject 1..1', has('subject', 1)],
  ['subject only Reference(US Core Patient 7.0.0)', refersTo('subject', 'us-core-patient|7.0.0')],
  [
    'pct-datetime-to-seconds: the date is at least to seconds',
    (composition) => expect(String(composition['date']).length).toBeGreaterThanOrEqual(19),
  ],
  ['author 1..*', has('author', 1, Infinity)],
  ['author only Reference(PCTOrganization or PCTPractitioner)', refersTo('author', 'davinci-pct-organization')],
  [
    'author: all involved authoring parties',
    (composition, packet) =>
      expect(new Set(valuesAt(composition, 'author.reference'))).toEqual(
        new Set(gfeSections(composition, packet).flatMap((each) => valuesAt(each, 'author.reference'))),
      ),
  ],
  ['title 1..1 (FHIR R4)', has('title', 1)],
  ['section[coverage] 1..1', (_composition, packet) => expect(sections(packet, 'coverage-section')).toHaveLength(1)],
  [
    'section[coverage].entry 1..1',
    (_composition, packet) => has('entry', 1)(one(sections(packet, 'coverage-section')), packet),
  ],
  [
    'section[coverage]: SHALL have a reference to a PCTCoverage resource, contained within the document bundle',
    (_composition, packet) =>
      refersTo('entry', 'davinci-pct-coverage')(one(sections(packet, 'coverage-section')), packet),
  ],
  [
    'section[gfeBundle] 1..*',
    (composition, packet) => expect(gfeSections(composition, packet).length).toBeGreaterThan(0),
  ],
  ['section.code 1..1: each is of the coverage or of a GFE', eachHas('section', 'code', 1)],
  [
    'section[gfeBundle].author 1..1',
    (composition, packet) => {
      for (const section of gfeSections(composition, packet)) has('author', 1)(section, packet);
    },
  ],
  [
    'section[gfeBundle].author: the associated or proposed author, contained in the document bundle',
    (composition, packet) => {
      for (const section of gfeSections(composition, packet)) {
        refersTo('author', 'davinci-pct-organization')(section, packet);
        const inBundle = nodesAt(resourceAt(packet, section, 'entry'), 'entry').map(({ fullUrl }) => fullUrl);
        expect(inBundle).toEqual(expect.arrayContaining(valuesAt(section, 'author.reference')));
      }
    },
  ],
  [
    'section[gfeBundle]: SHALL reference one PCTGFEBundle or PCTGFEMissingBundle resource',
    (composition, packet) => {
      for (const section of gfeSections(composition, packet)) {
        has('entry', 1)(section, packet);
        refersTo('entry', 'davinci-pct-gfe-bundle', 'davinci-pct-gfe-missing-bundle')(section, packet);
      }
    },
  ],
  [
    'section[gfeBundle]: which SHALL be contained in the document bundle, each once',
    (composition, packet) =>
      expect(gfeSections(composition, packet).map((section) => resourceAt(packet, section, 'entry'))).toEqual(
        bundles(packet),
      ),
  ],
];

describeProfile('gfe-composition', gfeCompositionRules);
