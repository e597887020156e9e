import { GRAPH_WIDTH, type EstimateResult } from '@portico/contract';
import { useId } from 'react';
import './price-graph.css';

type Graph = NonNullable<EstimateResult['Graph']>;

const HEIGHT = 10;
const GAP = 2;
/** Even a very small part stays visible. */
const SMALLEST_PART = 4;

/**
 * The patient's part beside the rest (spec §3, Graph). The two differ by pattern and a gap as well as by colour, and
 * the list below says the same in words. Drawn 190 wide (spec §9) and stretched to its card.
 */
export function PriceGraph({ graph }: { graph: Graph }) {
  const id = useId();
  const own = widthOf(graph);
  return (
    <div className="price-graph">
      <svg
        className="price-graph-bar"
        width={GRAPH_WIDTH}
        height={HEIGHT}
        viewBox={`0 0 ${GRAPH_WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        focusable="false"
      >
        <defs>
          <Stripes id={`${id}-stripes`} />
          <clipPath id={`${id}-ends`}>
            <rect width={GRAPH_WIDTH} height={HEIGHT} rx={HEIGHT / 2} />
          </clipPath>
        </defs>
        <g clipPath={`url(#${id}-ends)`}>
          <rect className="price-graph-own" width={Math.max(0, own - GAP / 2)} height={HEIGHT} />
          <rect
            x={own + GAP / 2}
            width={Math.max(0, GRAPH_WIDTH - own - GAP / 2)}
            height={HEIGHT}
            fill={`url(#${id}-stripes)`}
          />
        </g>
      </svg>
      <dl className="price-graph-words">
        <GraphPart label={graph.ValLabel} amount={graph.ValText} swatch="var(--sun)" />
        <GraphPart label={graph.ExtraLabel} amount={graph.ExtraText} swatch={`url(#${id}-stripes)`} />
      </dl>
    </div>
  );
}

/** The width of the patient's part. A part of zero has no width. */
function widthOf({ Val, Extra }: Graph): number {
  if (Val === 0) return -GAP / 2;
  if (Extra === 0) return GRAPH_WIDTH + GAP / 2;
  const share = Val / (Val + Extra);
  return Math.min(Math.max(share * GRAPH_WIDTH, SMALLEST_PART), GRAPH_WIDTH - SMALLEST_PART);
}

function GraphPart({ label, amount, swatch }: { label: string; amount: string; swatch: string }) {
  return (
    <div className="price-graph-part">
      <dt>
        <svg width="14" height="14" aria-hidden="true" focusable="false">
          <rect width="14" height="14" rx="4" fill={swatch} />
        </svg>
        {label}
      </dt>
      <dd className="money">{amount}</dd>
    </div>
  );
}

function Stripes({ id }: { id: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect className="price-graph-rest" width="6" height="6" />
      <rect className="price-graph-stripe" width="2.4" height="6" />
    </pattern>
  );
}
