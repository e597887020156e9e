import type { City, Contact, Party, ProviderInformation, Reference, Street } from '../model/parties.ts';
import { code, fail, requiredCode, requiredOneOf, requiredText, text } from '../text/values.ts';
import { type SegmentCodec, shape, upTo } from './codec.ts';

/** NM1 of a loop for which the guide allows these entities. */
function party(entities: readonly string[]): SegmentCodec<Party> {
  return partyOf((segment) => requiredOneOf(segment, 1, entities), upTo(9));
}

/** NM1 of 2120, which allows nearly every entity of the dictionary, with its relationship (NM110). */
export const relatedParty: SegmentCodec<Party> = partyOf((segment) => requiredCode(segment, 1, 3), upTo(10));

function partyOf(
  entityOf: (segment: Parameters<typeof text>[0]) => string,
  used: readonly number[],
): SegmentCodec<Party> {
  return {
    tag: 'NM1',
    shape: shape(used),
    read: (segment) => {
      const entity = entityOf(segment);
      const idQualifier = code(segment, 8, 2);
      const id = text(segment, 9);
      if ((idQualifier === null) !== (id === null)) fail(segment, 'an identifier and its qualifier come together', 9);
      return {
        entity,
        kind: requiredOneOf(segment, 2, ['1', '2']) === '1' ? 'person' : 'organization',
        name: text(segment, 3),
        firstName: text(segment, 4),
        middleName: text(segment, 5),
        prefix: text(segment, 6),
        suffix: text(segment, 7),
        idQualifier,
        id,
        relationship: code(segment, 10, 2),
      };
    },
    write: (value, out) => {
      out.text(value.entity);
      out.text(value.kind === 'person' ? '1' : '2');
      out.text(value.name);
      out.text(value.firstName);
      out.text(value.middleName);
      out.text(value.prefix);
      out.text(value.suffix);
      out.text(value.idQualifier);
      out.text(value.id);
      out.text(value.relationship);
    },
  };
}

export const reference: SegmentCodec<Reference> = {
  tag: 'REF',
  shape: shape([1, 2, 3]),
  read: (segment) => ({
    qualifier: requiredCode(segment, 1, 3),
    value: requiredText(segment, 2),
    description: text(segment, 3),
  }),
  write: (value, out) => {
    out.text(value.qualifier);
    out.text(value.value);
    out.text(value.description);
  },
};

export const street: SegmentCodec<Street> = {
  tag: 'N3',
  shape: shape([1, 2]),
  read: (segment) => ({ line1: requiredText(segment, 1), line2: text(segment, 2) }),
  write: (value, out) => {
    out.text(value.line1);
    out.text(value.line2);
  },
};

export const city: SegmentCodec<City> = {
  tag: 'N4',
  shape: shape(upTo(7)),
  read: (segment) => ({
    city: text(segment, 1),
    state: text(segment, 2),
    postalCode: text(segment, 3),
    country: text(segment, 4),
    locationQualifier: text(segment, 5),
    location: text(segment, 6),
    subdivision: text(segment, 7),
  }),
  write: (value, out) => {
    out.text(value.city);
    out.text(value.state);
    out.text(value.postalCode);
    out.text(value.country);
    out.text(value.locationQualifier);
    out.text(value.location);
    out.text(value.subdivision);
  },
};

const NUMBERS_OF_CONTACT = [3, 5, 7];

export const contact: SegmentCodec<Contact> = {
  tag: 'PER',
  shape: shape(upTo(8)),
  read: (segment) => ({
    role: requiredCode(segment, 1, 2),
    name: text(segment, 2),
    numbers: NUMBERS_OF_CONTACT.filter((element) => segment.elements.length > element).map((element) => ({
      qualifier: requiredCode(segment, element, 2),
      number: requiredText(segment, element + 1),
    })),
  }),
  write: (value, out) => {
    out.text(value.role);
    out.text(value.name);
    for (const { qualifier, number } of value.numbers) {
      out.text(qualifier);
      out.text(number);
    }
  },
};

export const providerInformation: SegmentCodec<ProviderInformation> = {
  tag: 'PRV',
  shape: shape([1, 2, 3]),
  read: (segment) => ({
    role: requiredCode(segment, 1, 3),
    qualifier: code(segment, 2, 3),
    code: text(segment, 3),
  }),
  write: (value, out) => {
    out.text(value.role);
    out.text(value.qualifier);
    out.text(value.code);
  },
};

export const payerParty = party(['PR', '2B', '36', 'GP', 'P5']);
export const receiverParty = party(['1P', '2B', '36', '80', 'FA', 'GP', 'P5', 'PR']);
export const subscriberParty = party(['IL']);
export const dependentParty = party(['03']);
