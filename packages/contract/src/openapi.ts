import * as z from 'zod/mini';
import type { Call, CallAccess } from './calls/define-call.ts';
import { calls } from './calls/table.ts';
import { errorReply, replyMeta } from './envelope.ts';
import { errors, messageOf } from './errors.ts';
import { ANTI_FORGERY_HEADER } from './models/page-elements.ts';

type Json = Record<string, unknown>;

/** What each kind of access needs. */
const accessWords: Readonly<Record<CallAccess, string>> = {
  anyone: 'Open to anyone.',
  flow: 'Open to the browser that took the step before, or by its ticket.',
  guestToken: 'Open to the browser that accepted the terms, by the token which that earned.',
  signedIn: 'Open to whoever is signed in.',
  provider: 'Open to the server of a provider, by its token in the settings.',
};

/**
 * The OpenAPI 3.1 document of every call (design: Calls), made from the definitions that the server parses with.
 *
 * @param sessionCookie name of the cookie of a session.
 */
export function openApiDocument(title: string, version: string, sessionCookie: string): Json {
  const paths: Record<string, Json> = {};
  for (const call of Object.values<Call>(calls)) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[call.method.toLowerCase()] = operation(call);
  }
  return {
    openapi: '3.1.0',
    info: { title, version },
    paths,
    components: {
      schemas: { Error: schemaOf(errorReply, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
        provider: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function operation(call: Call): Json {
  const input = schemaOf(call.input, 'input');
  return {
    operationId: call.name,
    summary: call.summary,
    description: [accessWords[call.access], ...otherNamesOf(call)].join(' '),
    security: securityOf(call),
    ...(call.method === 'GET' ? { parameters: parametersOf(call, input) } : postParts(call, input)),
    responses: { 200: success(call), ...refusals(call) },
  };
}

function otherNamesOf({ otherNames }: Call): string[] {
  const pairs = Object.entries(otherNames).map(([name, other]) => `${other} for ${name}`);
  return pairs.length === 0 ? [] : [`Takes other names of fields as well: ${pairs.join(', ')}.`];
}

/** What a call takes by its address: in the path, and in the query all of a GET and the named fields of a POST. */
function parametersOf(call: Call, input: Json): Json[] {
  const required = (input['required'] ?? []) as string[];
  const properties = Object.entries((input['properties'] ?? {}) as Record<string, Json>);
  return properties.flatMap(([name, schema]) => {
    const place = positionOf(call, name);
    return place === 'body' ? [] : [{ name, in: place, required: required.includes(name), schema }];
  });
}

function positionOf({ method, path, query }: Call, name: string): 'path' | 'query' | 'body' {
  if (path.split('/').includes(`:${name}`)) return 'path';
  return method === 'GET' || query.includes(name) ? 'query' : 'body';
}

const antiForgeryHeader = { name: ANTI_FORGERY_HEADER, in: 'header', required: true, schema: { type: 'string' } };

function securityOf({ access }: Call): Json[] {
  if (access === 'signedIn') return [{ session: [] }];
  return access === 'provider' ? [{ provider: [] }] : [];
}

function postParts(call: Call, input: Json): Json {
  const content = { schema: bodyOf(call, input) };
  const headers = call.access === 'provider' ? [] : [antiForgeryHeader];
  return {
    parameters: [...parametersOf(call, input), ...headers],
    requestBody: {
      required: true,
      content: {
        'application/json': content,
        ...(fitsForm(input) ? { 'application/x-www-form-urlencoded': content } : {}),
      },
    },
  };
}

/** The input without what the address brings. */
function bodyOf(call: Call, input: Json): Json {
  const isOfBody = (name: string) => positionOf(call, name) === 'body';
  const required = ((input['required'] ?? []) as string[]).filter(isOfBody);
  const properties = Object.entries((input['properties'] ?? {}) as Json).filter(([name]) => isOfBody(name));
  return {
    ...input,
    ...(input['properties'] === undefined ? {} : { properties: Object.fromEntries(properties) }),
    ...(input['required'] === undefined ? {} : { required }),
  };
}

/** A form carries texts, and lists as names with brackets: `answers[0][question]`. Passkeys are objects of a browser's own making. */
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
    content: {
      'application/json': { schema },
      ...(call.page ? { [call.file?.mediaType ?? 'text/html']: { schema: { type: 'string' } } } : {}),
    },
  };
}

/** One entry a status; its description lists the error codes that come with it. */
function refusals(call: Call): Json {
  const byStatus = Map.groupBy(call.errors, (name) => errors[name].status);
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      status,
      {
        description: names.map((name) => `${errors[name].errorCode} ${name}: ${messageOf(name, call)}`).join('\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
