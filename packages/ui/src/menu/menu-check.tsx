import { Checkbox, type CheckboxProps } from '../checkbox/checkbox';
import styles from './menu.module.css';

/** A menu item that can be checked, independently of the others. The menu stays open. */
export function MenuCheck(checkbox: CheckboxProps) {
  return (
    <li className={styles.check}>
      <Checkbox {...checkbox} />
    </li>
  );
}
