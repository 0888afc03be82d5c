import { type ReactNode, useId } from 'react';
import type { Elements } from '../elements';
import { IconButton } from '../icon-button/icon-button';
import { type ModalOptions, useModal } from '../modal/use-modal';
import styles from './drawer.module.css';

/** Props of {@link Drawer}. */
export interface DrawerProps extends ModalOptions {
  /** The heading, and the drawer's name. */
  title: string;
  /** In place of the heading, such as a logo; `title` still names the drawer. */
  header?: Elements;
  children: ReactNode;
  /** Stays in view at the foot while the rest scrolls. */
  footer?: ReactNode;
  /** The edge that it slides in from: at most 420 px wide, or as high as its content. */
  side?: 'right' | 'bottom' | undefined;
  /** Accessible name of the close button. */
  closeLabel: string;
}

/**
 * A panel over the edge of the page, on the browser's own `<dialog>`. It stays until `isOpen` is false. It inherits the
 * colors of its parent in the markup.
 */
export function Drawer({ isOpen, onClose, title, header, children, footer, side = 'right', closeLabel }: DrawerProps) {
  const modal = useModal({ isOpen, onClose });
  const titleId = useId();
  return (
    <dialog
      {...modal}
      className={styles.root}
      data-side={side}
      aria-label={header === undefined ? undefined : title}
      aria-labelledby={header === undefined ? titleId : undefined}
    >
      <header className={styles.header}>
        {header ?? (
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        )}
        <IconButton icon="x" label={closeLabel} onClick={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </dialog>
  );
}
