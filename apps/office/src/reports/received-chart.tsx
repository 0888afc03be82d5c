import { useId, useState } from 'react';
import { Bar, BarChart, CartesianGrid, Cell, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { shortMoneyText } from './report-figures';

/** One column: dollars by card below, on site above. */
export interface ReceivedColumn {
  name: string;
  card: number;
  onSite: number;
  /** The period isn't over yet. */
  isRunning: boolean;
}

export interface ReceivedChartProps {
  columns: readonly ReceivedColumn[];
}

/** Width of a column that has room for a figure above it, in rem: "32.5k" and a gap. */
const labelledWidth = 2.6;

/** Width of the axis at the left, in pixels. */
const axisWidth = 46;

/** True where the figures above the columns don't touch each other or a higher column next to them. */
function hasRoomForLabels({ width, columns }: { width: number; columns: number }): boolean {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return (width - axisWidth) / columns >= labelledWidth * rem;
}

/**
 * Stacked columns in the chart colors; on-site payments are also striped, and an unfinished period is hatched. No
 * animation. The caller provides the text alternative.
 */
export function ReceivedChart({ columns }: ReceivedChartProps) {
  const id = useId();
  const [width, setWidth] = useState(0);
  const fills = { running: `${id}-running`, onSite: `${id}-on-site`, onSiteRunning: `${id}-on-site-running` };
  const data = columns.map((column) => ({ ...column, total: column.card + column.onSite }));
  return (
    <ResponsiveContainer width="100%" height="100%" onResize={setWidth}>
      <BarChart
        data={data}
        margin={{ top: 22, right: 4, bottom: 0, left: 0 }}
        barCategoryGap="12%"
        accessibilityLayer={false}
      >
        <defs>
          <Hatching id={fills.running} color="var(--chart-1)" stripe="var(--highlight)" angle={35} />
          <Hatching id={fills.onSite} color="var(--chart-2)" stripe="var(--surface)" angle={0} />
          <Hatching id={fills.onSiteRunning} color="var(--chart-2)" stripe="var(--highlight)" angle={35} />
        </defs>
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <XAxis dataKey="name" tickLine={false} stroke="var(--text)" interval="preserveStartEnd" minTickGap={6} />
        <YAxis width={axisWidth} tickLine={false} axisLine={false} tickFormatter={axisText} />
        <Bar dataKey="card" stackId="received" isAnimationActive={false}>
          {data.map((column) => (
            <Cell key={column.name} fill={column.isRunning ? `url(#${fills.running})` : 'var(--chart-1)'} />
          ))}
        </Bar>
        <Bar dataKey="onSite" stackId="received" isAnimationActive={false} radius={[2, 2, 0, 0]}>
          {data.map((column) => (
            <Cell key={column.name} fill={`url(#${column.isRunning ? fills.onSiteRunning : fills.onSite})`} />
          ))}
          {hasRoomForLabels({ width, columns: data.length }) && (
            <LabelList
              dataKey="total"
              position="top"
              formatter={(total) => (total === 0 ? '' : shortMoneyText(Number(total)))}
            />
          )}
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}

/** "$6k", "$7.5k" */
function axisText(dollars: number): string {
  return `$${shortMoneyText(dollars).replace('.0', '')}`;
}

/** Stripes in addition to color. */
function Hatching({ id, color, stripe, angle }: { id: string; color: string; stripe: string; angle: number }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform={`rotate(${angle})`}>
      <rect width="6" height="6" fill={color} />
      <rect x="4" width="2" height="6" fill={stripe} />
    </pattern>
  );
}
