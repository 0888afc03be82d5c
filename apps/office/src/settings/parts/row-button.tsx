import { DeskIcon, type DeskIconName } from '@tintforge/ui';
import styles from './rows.module.css';

/** An action on a row. The label names the row: there are many. */
export function RowButton({ icon, label, onClick }: { icon: DeskIconName; label: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.act} aria-label={label} title={label} onClick={onClick}>
      <DeskIcon name={icon} />
    </button>
  );
}
