import type { Findings } from '../findings/findings.ts';
import type { PriceFileHeader } from '../types.ts';
import type { RuleId } from '../rules/rules.ts';
import { type HeaderFields, readHeader } from '../values/header.ts';
import { locationFields, nameIn, type NamesOfElement } from '../values/header-names.ts';
import { dictionaryOf } from '../values/versions.ts';
import { readContractProvisions } from './contract-provisions.ts';
import { readModifierInformation } from './modifier-information.ts';
import { isObject, type JsonObject, readObject } from './parse.ts';

/** 2.2 affirms where 3.0 attests, and calls the locations otherwise. The other one's names are read, and reported. */
const statementFields: NamesOfElement = { '2.2': 'affirmation', '3.0': 'attestation' };
const confirmedFields: NamesOfElement = { '2.2': 'confirm_affirmation', '3.0': 'confirm_attestation' };

function fieldsOf(root: JsonObject, lineOf: (pointer: string) => number, findings: Findings): HeaderFields {
  const dictionary = dictionaryOf(root['version']) ?? '3.0';
  const nameOf = (names: NamesOfElement, rule: RuleId, around?: string): string => {
    const object = around === undefined ? root : root[around];
    const isThere = (name: string): boolean => isObject(object) && object[name] !== undefined;
    return nameIn(dictionary, names, isThere, (other, remedy) => {
      const field = around === undefined ? other : `${around}/${other}`;
      findings.line = lineOf(`/${field}`);
      findings.breach(rule, field, other, remedy);
    });
  };
  const statement = nameOf(statementFields, 'attestation');
  return {
    hospitalName: 'hospital_name',
    lastUpdatedOn: 'last_updated_on',
    version: 'version',
    locationNames: nameOf(locationFields, 'location-name'),
    addresses: 'hospital_address',
    npis: 'type_2_npi',
    licenseState: 'license_information/state',
    licenseNumber: 'license_information/license_number',
    statement: `${statement}/${nameOf(statementFields, 'attestation', statement)}`,
    confirmed: `${statement}/${nameOf(confirmedFields, 'attestation-confirmed', statement)}`,
    attesterName: `${statement}/attester_name`,
  };
}

/**
 * Reads the general data elements of a JSON file, and the explanations of its modifiers.
 *
 * @param lineOf gives the line of the property that this pointer names, or of the one around it.
 * @throws PriceFileError when hospital name, date or version cannot be read.
 */
export function readJsonHeader(
  root: JsonObject,
  lineOf: (pointer: string) => number,
  today: string | undefined,
  findings: Findings,
): PriceFileHeader {
  const fields = fieldsOf(root, lineOf, findings);
  const objects = new Map<string, JsonObject>();
  for (const name of ['license_information', 'attestation', 'affirmation']) {
    findings.line = lineOf(`/${name}`);
    objects.set(name, readObject(root[name], name, findings));
  }
  const valueOf = (field: string): unknown => {
    const [name = '', property] = field.split('/');
    return property === undefined ? root[name] : objects.get(name)?.[property];
  };
  const raw = {
    hospitalName: valueOf(fields.hospitalName),
    lastUpdatedOn: valueOf(fields.lastUpdatedOn),
    version: valueOf(fields.version),
    locationNames: valueOf(fields.locationNames),
    addresses: valueOf(fields.addresses),
    npis: valueOf(fields.npis),
    licenseState: valueOf(fields.licenseState),
    licenseNumber: valueOf(fields.licenseNumber),
    statement: valueOf(fields.statement),
    confirmed: valueOf(fields.confirmed),
    attesterName: valueOf(fields.attesterName),
  };
  const header = readHeader(raw, fields, 'json', (field) => lineOf(`/${field}`), today, findings);
  readModifierInformation(root['modifier_information'], lineOf, findings);
  readContractProvisions(root['general_contract_provisions'], lineOf, findings);
  return header;
}
