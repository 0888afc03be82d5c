import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { IconFrame } from '../icon/icon-frame';
import { partDrawings } from '../icon/part-drawings';
import { IconButton } from '../icon-button/icon-button';
import styles from './site-menu.module.css';

/** Props of {@link SiteMenu}. */
export interface SiteMenuProps {
  /** Label of the button that opens it: "Open menu". */
  openLabel: string;
  /** Label of the button that closes it: "Close menu". */
  closeLabel: string;
  /** Name of the navigation. */
  label: string;
  /** SiteMenuGroups, and other content of the menu. */
  children: ReactNode;
}

/**
 * The menu of a phone: a button, and a panel that slides in from the right over a backdrop. The panel is a modal
 * `<dialog>`, so the page behind is inert and the focus returns; the button names its target, so browsers open it
 * without script. Escape, a click on the backdrop and choosing a link close it.
 */
export function SiteMenu({ openLabel, closeLabel, label, children }: SiteMenuProps) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);

  function open(event: MouseEvent) {
    // The browser's own handling would come second and find the panel already open.
    event.preventDefault();
    ref.current?.showModal();
  }

  function shutOnChoice({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
    const isBackdrop = target === currentTarget;
    if (isBackdrop || (target instanceof Element && target.closest('a') !== null)) currentTarget.close();
  }

  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-label={openLabel}
        aria-haspopup="dialog"
        onClick={open}
        {...invoke('show-modal', id)}
      >
        <IconFrame outline={partDrawings.menu} size="large" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape shuts a dialog by itself, and links are pressed by key as clicks */}
      <dialog ref={ref} id={id} className={styles.root} data-theme="ink" aria-label={label} onClick={shutOnChoice}>
        <div className={styles.panel}>
          <IconButton
            icon="x"
            label={closeLabel}
            className={styles.close}
            onClick={(event) => {
              event.preventDefault();
              ref.current?.close();
            }}
            {...invoke('close', id)}
          />
          <nav aria-label={label}>{children}</nav>
        </div>
      </dialog>
    </>
  );
}

/** Names the dialog that a button opens or closes and the command: browsers obey without script. */
function invoke(command: 'show-modal' | 'close', id: string): object {
  return { command, commandfor: id };
}

/** Links under a heading in a SiteMenu; without a heading they are large. */
export function SiteMenuGroup({ heading, children }: { heading?: string | undefined; children: readonly ReactNode[] }) {
  const headingId = useId();
  return (
    <div className={styles.group}>
      {heading !== undefined && (
        <p id={headingId} className={styles.heading}>
          {heading}
        </p>
      )}
      <ul
        className={styles.links}
        data-large={heading === undefined || undefined}
        aria-labelledby={heading && headingId}
      >
        {children.map((link, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the links of a site stand in a fixed order
          <li key={index}>{link}</li>
        ))}
      </ul>
    </div>
  );
}
