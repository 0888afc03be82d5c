import { expect, test } from 'vitest';
import { createHistogram } from './histogram';
import { gauge, metricsText } from './metrics-text';

test('a metric is told with what it is, and a line for each series', () => {
  const samples = [
    { labels: { state: 'due' }, value: 3 },
    { labels: { state: 'failed' }, value: 0.5 },
  ];
  expect(
    metricsText([{ name: 'mails', help: 'Mails that wait.', type: 'gauge', samples }, gauge('up', 'Up.', 1)]),
  ).toBe(
    [
      '# HELP mails Mails that wait.',
      '# TYPE mails gauge',
      'mails{state="due"} 3',
      'mails{state="failed"} 0.5',
      '# HELP up Up.',
      '# TYPE up gauge',
      'up 1',
      '',
    ].join('\n'),
  );
});

test('what the format keeps for itself is escaped', () => {
  const samples = [{ labels: { what: 'a "b" \\ c\nd' }, value: Number.POSITIVE_INFINITY }];
  expect(metricsText([{ name: 'x', help: 'one \\ line\nonly', type: 'gauge', samples }])).toBe(
    '# HELP x one \\\\ line\\nonly\n# TYPE x gauge\nx{what="a \\"b\\" \\\\ c\\nd"} +Inf\n',
  );
});

test('buckets of a histogram are told summed up, a value on a bound within it', () => {
  const histogram = createHistogram({ name: 'took', help: 'Took.', bounds: [0.1, 1] });
  const series = histogram.add({ route: '/a' });
  for (const value of [0.1, 0.5, 1, 7]) series.observe(value);
  expect(metricsText([histogram.metric()]).split('\n').slice(2, -1)).toEqual([
    'took_bucket{route="/a",le="0.1"} 1',
    'took_bucket{route="/a",le="1"} 3',
    'took_bucket{route="/a",le="+Inf"} 4',
    'took_sum{route="/a"} 8.6',
    'took_count{route="/a"} 4',
  ]);
});
