import { Icon } from '../icon/icon';
import styles from './check-list.module.css';

/** Props of {@link CheckList}. */
export interface CheckListProps {
  items: readonly string[];
  /** `ruled` puts lines between the items. */
  look?: 'plain' | 'ruled' | undefined;
  /** Two columns where there is room. */
  columns?: 1 | 2 | undefined;
  /** Names the list where no heading does. */
  label?: string | undefined;
}

/** A list with check marks: what is included, or facts. */
export function CheckList({ items, look = 'plain', columns = 1, label }: CheckListProps) {
  return (
    <ul className={styles.root} data-look={look} data-columns={columns} aria-label={label}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <Icon name="check" size="small" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
