import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button';
import type { Elements } from '../elements';
import { IconButton } from '../icon-button/icon-button';
import { keepValues } from '../keep-values/keep-values';
import { showFromTop, useModal } from '../modal/use-modal';
import styles from './dialog.module.css';

/** Props of {@link Dialog}. */
export interface DialogProps {
  isOpen: boolean;
  /** Escape, the close button or the browser requested to close it. The dialog stays until `isOpen` is false. */
  onClose: () => void;
  /** The heading, and the dialog's name. */
  title: string;
  /** In place of the heading; `title` still names the dialog. */
  header?: Elements;
  children: ReactNode;
  /** Buttons, the one that ends the task first. */
  footer?: Elements;
  /**
   * The choice that changes nothing ("Keep my booking"), last in the footer. Every dialog that moves money or ends
   * something has one: it takes the focus, so that pressing Enter twice confirms nothing.
   */
  safeChoice?: { label: string; onChoose: () => void } | undefined;
  /** At most 480 or 760 px. */
  size?: 'small' | 'large' | undefined;
  /** Label of the close button; without it there is none (Escape still closes). */
  closeLabel?: string | undefined;
}

/**
 * A modal dialog on the browser's own `<dialog>`: the page behind is inert, Escape closes it, and the focus returns to
 * its origin.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  header,
  children,
  footer,
  safeChoice,
  size = 'small',
  closeLabel,
}: DialogProps) {
  // A click outside doesn't close it: its content is too important to lose by accident.
  const { onPointerDown, onClick, ...modal } = useModal({ isOpen, onClose });
  const safeRef = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const isAsking = isOpen && safeChoice !== undefined;

  // Even when the confirmation comes second, in place of a form: the button clicked for that now confirms.
  useLayoutEffect(() => {
    if (!isAsking || modal.ref.current === null) return;
    safeRef.current?.focus({ preventScroll: true });
    showFromTop(modal.ref.current);
  }, [isAsking, modal.ref]);

  return (
    <dialog
      {...modal}
      className={styles.root}
      data-size={size}
      data-theme="paper"
      aria-label={header === undefined ? undefined : title}
      aria-labelledby={header === undefined ? titleId : undefined}
    >
      {header ?? (
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {keepValues(title)}
          </h2>
        </header>
      )}
      <div className={styles.body}>{children}</div>
      {(footer !== undefined || safeChoice !== undefined) && (
        <footer className={styles.footer}>
          {footer}
          {safeChoice !== undefined && (
            <Button ref={safeRef} onClick={safeChoice.onChoose}>
              {safeChoice.label}
            </Button>
          )}
        </footer>
      )}
      {closeLabel !== undefined && (
        <IconButton icon="x" label={closeLabel} className={styles.close} onClick={onClose} />
      )}
    </dialog>
  );
}
