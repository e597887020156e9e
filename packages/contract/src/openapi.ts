import * as z from 'zod/mini';
import type { Call } from './calls/define-call.ts';
import { calls } from './calls/table.ts';
import { errorReply, replyMeta } from './envelope.ts';
import { errors } from './errors.ts';
import { ANTI_FORGERY_HEADER } from './models/page-elements.ts';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of every call (design: Calls), made from the same definitions that the server parses by. */
export function openApiDocument(title: string, version: string): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(call);
  return {
    openapi: '3.1.0',
    info: { title, version },
    paths,
    components: { schemas: { Error: schemaOf(errorReply, 'output') } },
  };
}

function operation(call: Call): Json {
  const input = schemaOf(call.input, 'input');
  return {
    operationId: call.name,
    summary: call.summary,
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
      content: { 'application/json': content, 'application/x-www-form-urlencoded': content },
    },
  };
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
