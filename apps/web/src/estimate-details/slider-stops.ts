/** Steps in round amounts of dollars, in integer cents. */
const steps = [100, 500, 1000, 2500, 5000, 10_000, 25_000, 50_000, 100_000];

/** More would be too fine for a finger. */
const MOST_STOPS = 60;

/**
 * The amounts at which a slider from 0 stops: round ones, and the end itself, which is mostly none. Integer cents.
 *
 * @param max above 0.
 */
export function sliderStops(max: number): number[] {
  const step = steps.find((each) => max / each <= MOST_STOPS) ?? max;
  const rounds = Array.from({ length: Math.ceil(max / step) }, (_, index) => index * step);
  return [...rounds, max];
}

/** The index of the stop that is nearest to an amount. */
export function nearestStop(stops: readonly number[], cents: number): number {
  const distances = stops.map((stop) => Math.abs(stop - cents));
  return distances.indexOf(Math.min(...distances));
}
