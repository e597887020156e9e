import * as z from 'zod';

/** Where traces and measurements are sent, by OTLP over HTTP. */
export interface OpenTelemetrySettings {
  /** Without a slash at the end; `/v1/traces` and `/v1/metrics` come behind it. */
  endpoint: string;
  /** Such as the token that the collector asks for. */
  headers: Readonly<Record<string, string>>;
  /** What the portal is called there. */
  service: string;
  /** Of this installation: its environment, its version. */
  attributes: Readonly<Record<string, string>>;
  /** The part of traces that is recorded, from 0 to 1. */
  ratio: number;
}

/** `name=value,name=value`, values encoded as in an address (OpenTelemetry, SDK environment variables). */
const pairs = (what: string) =>
  z
    .string()
    .default('')
    .transform((value, context): Readonly<Record<string, string>> => {
      const read = value
        .split(',')
        .filter((pair) => pair.trim() !== '')
        .map((pair) => /^\s*([\w.-]+)\s*=(.*)$/.exec(pair));
      if (read.some((pair) => pair === null || !isEncoded(pair[2] ?? ''))) {
        context.addIssue({ code: 'custom', message: `must be ${what}, as ${examples[what]}`, input: '' });
        return {};
      }
      return Object.fromEntries(
        read.map((pair) => [pair?.[1] ?? '', decodeURIComponent(pair?.[2] ?? '').trim()] as const),
      );
    });

const examples: Readonly<Record<string, string>> = {
  headers: 'authorization=Bearer%20TOKEN',
  attributes: 'deployment.environment.name=production,service.version=1.4.0',
};

/** The names are those of OpenTelemetry, which a hospital's platform may know already. */
export const openTelemetryVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(
      (value) => /^https?:\/\/[^@?#]+$/.test(value) && URL.canParse(value),
      'must be the address of a collector that takes OTLP over HTTP, without user, ? or #, as https://collector.example.org:4318',
    )
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: pairs('headers'),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .literal('http/json', 'must be http/json, or be left out; collectors take it at port 4318')
    .optional(),
  OTEL_SERVICE_NAME: z
    .string()
    .regex(/^[\w.-]{1,100}$/, 'must be letters, digits, dots and hyphens, as portico')
    .default('portico'),
  OTEL_RESOURCE_ATTRIBUTES: pairs('attributes'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, 'must be the part of traces that is recorded, from 0 to 1, as 0.1')
    .default('0.1'),
  PORTICO_TRACEPARENT: z.literal('yes', 'must be yes, or be left out').optional(),
};

interface Values {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_HEADERS: Readonly<Record<string, string>>;
  OTEL_SERVICE_NAME: string;
  OTEL_RESOURCE_ATTRIBUTES: Readonly<Record<string, string>>;
  OTEL_TRACES_SAMPLER_ARG: string;
}

/** Undefined where nothing is to be sent. */
export function openTelemetrySettings(values: Values): OpenTelemetrySettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = values;
  if (endpoint === undefined) return undefined;
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    headers: values.OTEL_EXPORTER_OTLP_HEADERS,
    service: values.OTEL_SERVICE_NAME,
    attributes: values.OTEL_RESOURCE_ATTRIBUTES,
    ratio: Number(values.OTEL_TRACES_SAMPLER_ARG),
  };
}

/** Further errors: what is set of it without a collector would do nothing, and a word of a proxy needs a proxy. */
export function openTelemetryErrors(env: NodeJS.ProcessEnv): string[] {
  const errors: string[] = [];
  if (env['OTEL_EXPORTER_OTLP_HEADERS'] !== undefined && env['OTEL_EXPORTER_OTLP_ENDPOINT'] === undefined) {
    errors.push(
      'OTEL_EXPORTER_OTLP_HEADERS is set without OTEL_EXPORTER_OTLP_ENDPOINT, so nothing is sent. Set both, or neither.',
    );
  }
  if (env['PORTICO_TRACEPARENT'] !== undefined && env['PORTICO_PROXIES'] === undefined) {
    errors.push(
      'PORTICO_TRACEPARENT is set without PORTICO_PROXIES: a traceparent is believed from a proxy alone. Set both, or neither.',
    );
  }
  return errors;
}

function isEncoded(value: string): boolean {
  try {
    decodeURIComponent(value);
    return true;
  } catch {
    return false;
  }
}
