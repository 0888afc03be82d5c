import { Icon } from '@tintforge/ui';
import styles from './quote-form.module.css';

/** The error of a group of boxes; nothing without one. */
export function FieldError({ error }: { error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p className={styles.error} role="alert">
      <Icon name="circle-alert" size="small" /> <span>{error}</span>
    </p>
  );
}
