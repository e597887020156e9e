import lighthouse, { type Config, defaultConfig } from 'lighthouse';
import Trace from 'lighthouse/core/gather/gatherers/trace.js';

/** The figures of one visit. */
export interface Visit {
  /** Largest and first contentful paint, in milliseconds. */
  readonly lcp: number;
  readonly fcp: number;
  /** Everything that the page loads, compressed, headers included. */
  readonly kilobytes: number;
  readonly requests: number;
  /** Of each category, 0 to 100. */
  readonly scores: Readonly<Record<string, number>>;
}

/**
 * While it counts features for this category, Chromium 147 aborts any response with a Referrer-Policy,
 * and Lighthouse reports ERR_ABORTED. No figure needs it.
 */
const ABORTS_RESPONSES = 'blink.webdx_feature_usage';

class TraceOfVisit extends Trace {
  override async startSensitiveInstrumentation({
    driver: { defaultSession: session },
  }: Parameters<Trace['startSensitiveInstrumentation']>[0]): Promise<void> {
    const categories = Trace.getDefaultTraceCategories().filter((each) => each !== ABORTS_RESPONSES);
    await session.sendCommand('Page.enable');
    await session.sendCommand('Tracing.start', {
      categories: categories.join(','),
      options: 'sampling-frequency=10000',
    });
  }
}

const config: Config = {
  ...defaultConfig,
  artifacts: (defaultConfig.artifacts ?? []).map((each) =>
    each.id === 'Trace' ? { ...each, gatherer: { instance: new TraceOfVisit() } } : each,
  ),
};

/** Visits a page as Lighthouse's mobile preset does, with a browser that listens at this port. Throws if it cannot be measured. */
export async function visitByLighthouse(url: string, port: number): Promise<Visit> {
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json' }, config);
  if (!result) throw new Error('Lighthouse has no result.');
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse did not measure ${url}: ${runtimeError.message}`);
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details;
  return {
    lcp: number('largest-contentful-paint'),
    fcp: number('first-contentful-paint'),
    kilobytes: number('total-byte-weight') / 1000,
    requests: requests?.type === 'table' ? requests.items.length : Number.NaN,
    scores: Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, (score ?? Number.NaN) * 100])),
  };
}
