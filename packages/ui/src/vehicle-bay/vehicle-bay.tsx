import type { ReactNode } from 'react';
import styles from './vehicle-bay.module.css';

/** Props of {@link VehicleBay}. */
export interface VehicleBayProps {
  /** A vehicle. */
  children: ReactNode;
}

/** Wall, a patch of evening light and a floor for a vehicle. Fills its parent. */
export function VehicleBay({ children }: VehicleBayProps) {
  return <span className={styles.root}>{children}</span>;
}
