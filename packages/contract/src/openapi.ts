import * as z from 'zod/mini';
import type { Call } from './calls/define-call.ts';
import { calls } from './calls/table.ts';
import { errorReply, replyMeta } from './envelope.ts';
import { errors } from './errors.ts';
import { ANTI_FORGERY_HEADER } from './models/page-elements.ts';
import type { Access } from './states/state.ts';

type Json = Record<string, unknown>;

/** What each kind of access asks of whoever calls. */
const accessWords: Readonly<Record<Access, string>> = {
  anyone: 'Open to anyone.',
  flow: 'Open to the browser that took the step before, or by its ticket.',
  guestToken: 'Open to the browser that accepted the terms, by the token which that earned.',
  signedIn: 'Open to whoever is signed in.',
};

/**
 * The OpenAPI 3.1 document of every call (design: Calls), made from the same definitions that the server parses by.
 *
 * @param sessionCookie name of the cookie of whoever is signed in.
 */
export function openApiDocument(title: string, version: string, sessionCookie: string): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(call);
  return {
    openapi: '3.1.0',
    info: { title, version },
    paths,
    components: {
      schemas: { Error: schemaOf(errorReply, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } },
    },
  };
}

function operation(call: Call): Json {
  const input = schemaOf(call.input, 'input');
  return {
    operationId: call.name,
    summary: call.summary,
    description: accessWords[call.access],
    security: call.access === 'signedIn' ? [{ session: [] }] : [],
    ...(call.method === 'GET' ? { parameters: queryParameters(input) } : postParts(input)),
    responses: { 200: success(call), ...refusals(call) },
  };
}

function queryParameters(input: Json): Json[] {
  const required = (input['required'] ?? []) as string[];
  const properties = (input['properties'] ?? {}) as Record<string, Json>;
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function postParts(input: Json): Json {
  const content = { schema: input };
  return {
    parameters: [{ name: ANTI_FORGERY_HEADER, in: 'header', required: true, schema: { type: 'string' } }],
    requestBody: {
      required: true,
      content: {
        'application/json': content,
        ...(fitsForm(input) ? { 'application/x-www-form-urlencoded': content } : {}),
      },
    },
  };
}

/** A form carries texts only: no objects, as passkeys are. */
function fitsForm(input: Json): boolean {
  const properties = (input['properties'] ?? {}) as Record<string, Json>;
  return Object.values(properties).every(({ type }) => type !== 'object');
}

function success(call: Call): Json {
  const reply = schemaOf(call.reply, 'output');
  const schema = call.wrapped
    ? { type: 'object', properties: { meta: schemaOf(replyMeta, 'output'), response: reply }, required: ['meta'] }
    : reply;
  return {
    description: call.summary,
    content: { 'application/json': { schema }, ...(call.page ? { 'text/html': { schema: { type: 'string' } } } : {}) },
  };
}

/** One entry a status; its description lists the error codes that come with it. */
function refusals(call: Call): Json {
  const byStatus = Map.groupBy(call.errors, (name) => errors[name].status);
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      status,
      {
        description: names.map((name) => `${errors[name].errorCode} ${name}: ${errors[name].errorMessage}`).join('\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
