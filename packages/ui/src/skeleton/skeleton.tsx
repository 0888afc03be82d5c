import type { Elements } from '../elements';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './skeleton.module.css';

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /** Shape of the content to come. */
  shape?: 'line' | 'short-line' | 'title' | 'control' | 'picture' | undefined;
}

/** Placeholder for loading content, crossed by the ramp. Decorative. */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
  return <span className={styles.root} data-shape={shape} aria-hidden="true" />;
}

/** Skeletons together, with the words that a screen reader reads instead of them. */
export function SkeletonGroup({ label, children }: { label: string; children: Elements }) {
  return (
    <div className={styles.group} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
