import type { LucideIcon } from 'lucide-react';
import styles from './icon.module.css';

interface GlyphProps {
  drawing: LucideIcon;
  size: 'medium' | 'small';
}

/** A drawing as every icon is shown. For components with one icon of their own: `Icon` knows all of them, and weighs as much. */
export function Glyph({ drawing: Drawing, size }: GlyphProps) {
  return <Drawing className={styles.root} data-size={size} aria-hidden="true" />;
}
