import { describe, expect, it } from 'vitest';
import { calls } from './calls/table.ts';
import { errors } from './errors.ts';
import { openApiDocument } from './openapi.ts';

describe('OpenAPI (design: Calls)', () => {
  const text = JSON.stringify(openApiDocument('Portico', '1'));
  const paths = JSON.parse(text).paths as Record<string, Record<string, { operationId: string; responses: object }>>;

  it('lists every call with its refusals', () => {
    for (const call of calls) {
      const operation = paths[call.path]?.[call.method.toLowerCase()];
      expect(operation?.operationId).toBe(call.name);
      for (const name of call.errors)
        expect(Object.keys(operation?.responses ?? {})).toContain(String(errors[name].status));
    }
  });

  it('keeps the paths and field names of spec §7 to the letter', () => {
    const fields = (path: string, method: string) => {
      const operation = JSON.parse(text).paths[path][method];
      return operation.parameters && method === 'get'
        ? operation.parameters.map((each: { name: string }) => each.name)
        : Object.keys(operation.requestBody.content['application/json'].schema.properties);
    };
    expect(fields('/GuestEstimates/GetEstimateServices', 'get')).toEqual([
      'svcArea',
      'isMultiSA',
      'location',
      'token',
      'CaptchaResponse',
    ]);
    expect(fields('/GuestEstimates/SelectLocation', 'get')).toEqual(['svcArea', 'isMultiSA', 'location']);
    expect(fields('/GuestEstimates/GetServiceTemplates', 'post')).toEqual([
      'eafId',
      'getCommon',
      'location',
      'categoryId',
      'doSearch',
      'search',
      'token',
    ]);
    expect(fields('/GuestEstimates/GetEstimateDetails', 'get')).toEqual([
      'svcArea',
      'template',
      'location',
      'token',
      'estimate',
    ]);
    expect(fields('/GuestEstimates/UpdateLocation', 'post')).toEqual([
      'eafId',
      'pesGlo',
      'template',
      'requiredSectionsComplete',
      'token',
      'clearProvider',
    ]);
    expect(fields('/GuestEstimates/UpdateProvider', 'post')).toEqual([
      'eafId',
      'pesGlo',
      'template',
      'requiredSectionsComplete',
      'token',
    ]);
    expect(fields('/GuestEstimates/SendSummaryEmail', 'post')).toEqual(['emailAddress', 'pesGlo', 'token']);
  });

  it('gives each refusal a code of its own', () =>
    expect(new Set(Object.values(errors).map((each) => each.errorCode)).size).toBe(Object.keys(errors).length));
});
