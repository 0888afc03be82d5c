import styles from './benefits.module.css';

interface BenefitListProps {
  items: readonly { heading: string; text: string }[];
  /** Level of the items' headings: under the section's, or under a part's. */
  level?: 3 | 4 | undefined;
}

/** A list of statements with rules between them. */
export function BenefitList({ items, level = 3 }: BenefitListProps) {
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <ul className={styles.list}>
      {items.map(({ heading, text }) => (
        <li key={heading} className={styles.item}>
          <Heading className={styles.itemHeading}>{heading}</Heading>
          <p className={styles.quiet}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
