import { Checkbox, type CheckboxProps } from '../checkbox/checkbox';
import styles from './menu.module.css';

/** A line of a menu that is chosen or not, whatever the others are. The menu stays open. */
export function MenuCheck(checkbox: CheckboxProps) {
  return (
    <li className={styles.check}>
      <Checkbox {...checkbox} />
    </li>
  );
}
