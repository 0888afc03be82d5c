import type { Labels, Metric, Sample } from './metrics-text';

/** One series of a histogram. */
export interface Series {
  observe(value: number): void;
}

/** A distribution of values of one kind, by labels. */
export interface Histogram {
  /** A new series. The caller keeps it: a second call would create another. */
  add(labels: Labels): Series;
  metric(): Metric;
}

/** A histogram whose buckets end at these bounds, which grow, and one more that takes everything. */
export function createHistogram({
  bounds,
  ...named
}: Pick<Metric, 'name' | 'help'> & { bounds: readonly number[] }): Histogram {
  const all: (() => Sample[])[] = [];
  return {
    add(labels) {
      const counts: number[] = [...bounds, Number.POSITIVE_INFINITY].map(() => 0);
      let sum = 0;
      all.push(() => samplesOf({ labels, bounds, counts, sum }));
      return {
        observe(value) {
          const bucket = bounds.findIndex((bound) => value <= bound);
          const index = bucket === -1 ? bounds.length : bucket;
          counts[index] = (counts[index] ?? 0) + 1;
          sum += value;
        },
      };
    },
    metric: () => ({ ...named, type: 'histogram', samples: all.flatMap((samples) => samples()) }),
  };
}

/** Buckets are cumulative: each counts everything below its bound. */
function samplesOf({
  labels,
  bounds,
  counts,
  sum,
}: {
  labels: Labels;
  bounds: readonly number[];
  counts: readonly number[];
  sum: number;
}): Sample[] {
  let total = 0;
  const buckets = counts.map((count, index): Sample => {
    total += count;
    const le = String(bounds[index] ?? '+Inf');
    return { suffix: '_bucket', labels: { ...labels, le }, value: total };
  });
  return [...buckets, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: total }];
}
