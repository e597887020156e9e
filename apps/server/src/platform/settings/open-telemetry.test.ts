import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { SettingsError } from './settings-error.ts';

const endpoint = 'https://collector.example.org:4318';

const errorsOf = (env: NodeJS.ProcessEnv): readonly string[] => {
  try {
    readEnvironment('test', env);
  } catch (error) {
    if (error instanceof SettingsError) return error.errors;
    throw error;
  }
  return [];
};

describe('the settings of OpenTelemetry (issue 16, point 4)', () => {
  it('send nothing unless a collector is named', () => {
    const { openTelemetry, believesTraceparent } = readEnvironment('test', {});
    expect([openTelemetry, believesTraceparent]).toEqual([undefined, false]);
  });

  it('are read as OpenTelemetry names them', () => {
    const { openTelemetry } = readEnvironment('test', {
      OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a%2Cb, x-tenant = bay',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=production',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
    });
    expect(openTelemetry).toEqual({
      endpoint,
      headers: { authorization: 'Bearer a,b', 'x-tenant': 'bay' },
      service: 'portico',
      attributes: { 'deployment.environment.name': 'production' },
      ratio: 0.25,
    });
  });

  it.each<[NodeJS.ProcessEnv, string]>([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'must be the address of a collector'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://me:pass@collector.example.org' }, 'must be the address of a collector'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example.org:4318' }, 'OTEL_PLAINTEXT=yes'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'Bearer' }, 'must be headers'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'a=%zz' }, 'must be headers'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'must be http/json'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'a=b' }, 'without OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ OTEL_TRACES_SAMPLER_ARG: '10' }, 'from 0 to 1'],
    [{ OTEL_SERVICE_NAME: 'a b' }, 'must be letters'],
    [{ PORTICO_TRACEPARENT: 'yes' }, 'without PORTICO_PROXIES'],
    [{ PORTICO_TRACEPARENT: 'on', PORTICO_PROXIES: '10.0.0.7' }, 'must be yes'],
  ])('%j is refused with what to do', (env, error) => expect(errorsOf(env).join('\n')).toContain(error));

  it('may go in clear to this machine, where a collector stands beside the portal', () => {
    expect(errorsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' })).toEqual([]);
  });
});
