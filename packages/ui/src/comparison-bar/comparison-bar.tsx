import { useId } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './comparison-bar.module.css';

/** The color of a bar: the chart's two series, or gray for the comparison. */
export type BarSeries = 'first' | 'second' | 'rest';

/** One bar of a comparison. */
export interface ComparisonRow {
  label: string;
  value: number;
  /** The value as printed: "99.9%". The bare number by default. */
  valueLabel?: string | undefined;
  /** The bar that the page is about: set bold, and the only colored one unless `series` overrides it. */
  isCurrent?: boolean | undefined;
  /** The color of this one bar. */
  series?: BarSeries | undefined;
}

/** Props of {@link ComparisonBar}. */
export interface ComparisonBarProps {
  title: string;
  /** In the order shown. Each label is its key: no two alike. */
  rows: readonly ComparisonRow[];
  /** The value of a full bar; 100 by default. */
  max?: number | undefined;
  /** The color of the bars. */
  series?: Exclude<BarSeries, 'rest'> | undefined;
  /** `wide` bars to compare by eye, `slim` ones between rules in a report, `stacked` under their labels in a column. */
  look?: 'wide' | 'slim' | 'stacked' | undefined;
  /** The title is for assistive technology only, because a heading next to the chart says the same. */
  isTitleHidden?: boolean | undefined;
}

/** Bars to compare, each with its value printed: a list in a figure. */
export function ComparisonBar({
  title,
  rows,
  max = 100,
  series = 'first',
  look = 'wide',
  ...rest
}: ComparisonBarProps) {
  const titleId = useId();
  const hasCurrent = rows.some((row) => row.isCurrent);
  return (
    <figure className={styles.root} data-look={look} aria-labelledby={titleId}>
      <figcaption id={titleId} className={rest.isTitleHidden ? undefined : styles.title}>
        {rest.isTitleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      </figcaption>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.label} className={styles.row} aria-current={row.isCurrent || undefined}>
            <span className={styles.label}>{row.label}</span>
            <svg className={styles.track} aria-hidden="true">
              <rect
                className={styles.bar}
                data-series={row.series ?? (hasCurrent && !row.isCurrent ? 'rest' : series)}
                width={`${barWidth(row.value, max)}%`}
                height="100%"
                rx="2"
              />
            </svg>
            <span className={styles.value}>{row.valueLabel ?? row.value}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Percent of the full bar, clamped; anything above zero stays visible. */
export function barWidth(value: number, max: number): number {
  if (!(value > 0 && max > 0)) return 0;
  return Math.min(100, Math.max(1, (value / max) * 100));
}
