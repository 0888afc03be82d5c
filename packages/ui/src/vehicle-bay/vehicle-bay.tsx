import type { ReactNode } from 'react';
import styles from './vehicle-bay.module.css';

/** What {@link VehicleBay} takes. */
export interface VehicleBayProps {
  /** A vehicle. */
  children: ReactNode;
}

/** Wall, a patch of evening light and a floor, for a vehicle to stand on. Fills its parent. */
export function VehicleBay({ children }: VehicleBayProps) {
  return <span className={styles.root}>{children}</span>;
}
