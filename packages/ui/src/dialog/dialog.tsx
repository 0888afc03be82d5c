import { type ReactNode, useId } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { useModal } from '../modal/use-modal';
import styles from './dialog.module.css';

/** What {@link Dialog} takes. */
export interface DialogProps {
  isOpen: boolean;
  /** Escape, the close button or the browser asked to close. The dialog stays until `isOpen` is false. */
  onClose: () => void;
  /** The heading, and the dialog's name. */
  title: string;
  /** In place of the heading; `title` still names the dialog. */
  header?: ReactNode;
  children: ReactNode;
  /** Buttons, the one that ends the task first. */
  footer?: ReactNode;
  /** 480 or 760 px at most. */
  size?: 'small' | 'large' | undefined;
  /** Words of the close button; without them there is none (Escape still closes). */
  closeLabel?: string | undefined;
}

/**
 * A modal dialog on the browser's own `<dialog>`: the page behind is inert, Escape closes, focus returns to where it
 * came from.
 */
export function Dialog({ isOpen, onClose, title, header, children, footer, size = 'small', closeLabel }: DialogProps) {
  // A press beside it does not close: what is asked or confirmed here is too important to lose by accident.
  const { ref, onCancel, onClose: onClosed } = useModal({ isOpen, onClose });
  const titleId = useId();

  return (
    <dialog
      ref={ref}
      className={styles.root}
      data-size={size}
      data-theme="paper"
      aria-label={header === undefined ? undefined : title}
      aria-labelledby={header === undefined ? titleId : undefined}
      onCancel={onCancel}
      onClose={onClosed}
    >
      {header ?? (
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        </header>
      )}
      <div className={styles.body}>{children}</div>
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
      {closeLabel !== undefined && (
        <IconButton icon="x" label={closeLabel} className={styles.close} onClick={onClose} />
      )}
    </dialog>
  );
}
