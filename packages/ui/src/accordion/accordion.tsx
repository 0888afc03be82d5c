import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon';
import styles from './accordion.module.css';

/** One part of an accordion: its heading and its content. */
export interface AccordionItem {
  title: string;
  /** A few quiet words next to the title, under it on a phone. */
  note?: string | undefined;
  content: ReactNode;
  /** Open from the start. */
  isOpen?: boolean | undefined;
}

/** Props of {@link Accordion}. */
export interface AccordionProps {
  /** Each title is its key: no two alike. */
  items: readonly AccordionItem[];
  /** Opening one closes the others, even without script. */
  isSingle?: boolean | undefined;
  /** Heading level of the titles. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Titles between rules that open their content, built on the browser's own `<details>`. */
export function Accordion({ items, isSingle = false, headingLevel = 3 }: AccordionProps) {
  const group = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.root}>
      {items.map((item) => (
        <details key={item.title} className={styles.item} name={isSingle ? group : undefined} open={item.isOpen}>
          <summary className={styles.summary}>
            <Heading className={styles.title}>{item.title}</Heading>
            {item.note !== undefined && <span className={styles.note}>{item.note}</span>}
            <span className={styles.marker}>
              <Icon name="x" />
            </span>
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
