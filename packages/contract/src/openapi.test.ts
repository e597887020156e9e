import { describe, expect, it } from 'vitest';
import type { Call } from './calls/define-call.ts';
import { calls } from './calls/table.ts';
import { errors } from './errors.ts';
import { openApiDocument } from './openapi.ts';

/** A call's path as OpenAPI writes what stands in it. */
const documented = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

describe('OpenAPI (design: Calls)', () => {
  const text = JSON.stringify(openApiDocument('Portico', '1', 'the-cookie'));
  interface Operation {
    operationId: string;
    description: string;
    security: object[];
    responses: object;
    requestBody: { content: object };
  }
  const paths = JSON.parse(text).paths as Record<string, Record<string, Operation>>;

  it('lists every call with its refusals', () => {
    for (const call of Object.values<Call>(calls)) {
      const operation = paths[documented(call.path)]?.[call.method.toLowerCase()];
      expect(operation?.operationId).toBe(call.name);
      for (const name of call.errors)
        expect(Object.keys(operation?.responses ?? {})).toContain(String(errors[name].status));
    }
  });

  it('tells of each call who may make it, and by which cookie', () => {
    const { components } = JSON.parse(text);
    expect(components.securitySchemes).toEqual({
      session: { type: 'apiKey', in: 'cookie', name: 'the-cookie' },
      provider: { type: 'http', scheme: 'bearer' },
    });
    const schemes: Partial<Record<string, object[]>> = { signedIn: [{ session: [] }], provider: [{ provider: [] }] };
    for (const call of Object.values<Call>(calls)) {
      const operation = paths[documented(call.path)]?.[call.method.toLowerCase()];
      expect(operation?.security).toEqual(schemes[call.access] ?? []);
      expect(operation?.description).toMatch(/^Open to .+\.$/);
    }
  });

  it('takes forms as well as JSON (spec §7), but for passkeys, which are objects', () => {
    const jsonOnly = Object.values<Call>(calls)
      .filter(({ method }) => method === 'POST')
      .filter(
        ({ path }) =>
          !Object.keys(paths[documented(path)]?.['post']?.requestBody.content ?? {}).some((type) => /form/.test(type)),
      );
    expect(jsonOnly.map(({ name }) => name)).toEqual(['VerifyTwoStepPasskey', 'AddPasskey', 'ReportAppointment']);
  });

  it('has in the path and in the query what spec §7 has there', () => {
    const operation = JSON.parse(text).paths['/Private/Ajax/V1/Partners/{partner}/RequestAccount'].post;
    const places = operation.parameters.map((each: { name: string; in: string }) => [each.name, each.in]);
    expect(places).toEqual([
      ['partner', 'path'],
      ['g-recaptcha-response', 'query'],
      ['RequestVerificationToken', 'header'],
    ]);
    const body = operation.requestBody.content['application/json'].schema;
    expect(Object.keys(body.properties)).toEqual(['email', 'credential']);
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
      // Ours, and left out by a client that knows the specification alone (issue 14, point 1).
      'isSettled',
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
