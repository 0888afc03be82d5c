import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../icon-button/icon-button';
import styles from './dialog.module.css';

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
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Before React takes the dialog out of the page: only an attached dialog gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null || !isOpen) return undefined;
    dialog.showModal();
    return () => dialog.close();
  }, [isOpen]);

  return (
    <dialog
      ref={ref}
      className={styles.root}
      data-size={size}
      data-theme="paper"
      aria-label={header === undefined ? undefined : title}
      aria-labelledby={header === undefined ? titleId : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A second Escape cannot be refused by cancel: the browser closes, and the owner hears of it here.
      onClose={(event) => isOpen && !event.currentTarget.open && onClose()}
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
