import type { ReactNode } from 'react';
import styles from './benefit-grid.module.css';

interface Benefit {
  name: string;
  /** Set large between name and text. */
  figure?: string | undefined;
  text: string;
}

interface BenefitGridProps {
  heading: string;
  items: readonly Benefit[];
  /** Under the heading: the source of the figures. */
  note?: ReactNode;
}

/** The benefits of the work: the heading in the left margin, four items in two staggered columns, each under a rule. */
export function BenefitGrid({ heading, items, note }: BenefitGridProps) {
  return (
    <div className={styles.root}>
      <div>
        <h2>{heading}</h2>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
      <ul className={styles.list}>
        {items.map(({ name, figure, text }) => (
          <li key={name} className={styles.item}>
            <h3 className={styles.name}>{name}</h3>
            {figure !== undefined && <p className={styles.figure}>{figure}</p>}
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
