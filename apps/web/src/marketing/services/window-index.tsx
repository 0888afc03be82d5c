import { Container, PaneSwatch, type Sample, VisuallyHidden } from '@tintforge/ui';
import styles from './window-index.module.css';

interface WindowIndexProps {
  /** For assistive technology: the picture above shows the same windows. */
  heading: string;
  items: readonly WindowEntry[];
  /** The source, under the list. */
  note?: string | undefined;
}

interface WindowEntry {
  name: string;
  /** The rule for it, set in color. */
  rule: string;
  text: string;
  /** The shade of the sample, percent of visible light, or frost. */
  vltPercent: Sample;
}

/** Four or five windows of the picture above, each with its shade and its rule, in columns between rules. */
export function WindowIndex({ heading, items, note }: WindowIndexProps) {
  return (
    <Container className={styles.root}>
      <VisuallyHidden>
        <h2>{heading}</h2>
      </VisuallyHidden>
      <ol className={styles.list} data-columns={items.length}>
        {items.map((item) => (
          <li key={item.name} className={styles.item}>
            <PaneSwatch vlt={item.vltPercent} />
            <div>
              <h3 className={styles.name}>{item.name}</h3>
              <p className={styles.rule}>{item.rule}</p>
              <p className={styles.text}>{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </Container>
  );
}
