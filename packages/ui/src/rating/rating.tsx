import { useId } from 'react';
import styles from './rating.module.css';

/** Filled part of a star. */
export type StarFill = 'none' | 'half' | 'full';

/** Props of {@link Rating}. */
export interface RatingProps {
  /** From 0 to 5, shown to the nearest half; values beyond are clamped. */
  value: number;
  /** Text alternative: "4.5 of 5 stars". */
  label: string;
  /** 18 or 24 px high. */
  size?: 'small' | 'medium' | undefined;
}

const stars = [0, 1, 2, 3, 4];

/** The star of this system's icons, whole and cut down its middle, in 24 × 24. */
const shapes = {
  full: 'M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z',
  half: 'M12 18.339a2.122 2.122 0 0 0-.987.243L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16L11.525 2.295a.53.53 0 0 1 .475-.295z',
};

/** The five stars for a value: to the nearest half, within 0 and 5. */
export function starFills(value: number): StarFill[] {
  const halves = Math.round(value * 2);
  return stars.map((position) => {
    if (halves >= position * 2 + 2) return 'full';
    return halves === position * 2 + 1 ? 'half' : 'none';
  });
}

/** A rating in stars. */
export function Rating({ value, label, size = 'small' }: RatingProps) {
  const titleId = useId();
  return (
    <svg className={styles.root} data-size={size} viewBox="0 0 130 24" role="img" aria-labelledby={titleId}>
      <title id={titleId}>{label}</title>
      {starFills(value).map((fill, position) => (
        <g key={stars[position]} transform={`translate(${position * 26.5} 0)`}>
          {fill !== 'none' && <path className={styles.fill} d={shapes[fill]} />}
          <path className={styles.edge} d={shapes.full} />
        </g>
      ))}
    </svg>
  );
}
