import clsx from 'clsx';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon/icon';
import { keepOnScreen } from '../tooltip/placement';
import styles from './menu.module.css';
import { nextIndex } from './next-index';

/** Props of {@link Menu}. */
export interface MenuProps {
  /** Label of the button. */
  label: ReactNode;
  /** `MenuLink`, `MenuAction` and `MenuCheck`. */
  children: ReactNode;
  /** `plain` among the links of a header; `outline` next to other buttons. */
  look?: 'plain' | 'outline' | undefined;
  /** The edge of the button that the list is aligned with. */
  align?: 'start' | 'end' | undefined;
  /** Menus of one group close each other, even without script. */
  group?: string | undefined;
  className?: string | undefined;
}

/**
 * A button that opens a list of links or actions, on `<details>`: links work without script. Arrow keys open it and
 * move through it, Home and End go to its ends; Escape, leaving it, a click elsewhere and choosing close it.
 */
export function Menu({ label, children, look = 'plain', align = 'start', group, className }: MenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const listRef = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const details = ref.current;
    const page = details?.ownerDocument;
    const closeFromElsewhere = (event: Event) => {
      if (details?.open && event.target instanceof Node && !details.contains(event.target)) details.open = false;
    };
    page?.addEventListener('pointerdown', closeFromElsewhere);
    return () => page?.removeEventListener('pointerdown', closeFromElsewhere);
  }, []);

  function close() {
    if (ref.current !== null) ref.current.open = false;
  }

  function closeAndReturn() {
    close();
    ref.current?.querySelector('summary')?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLDetailsElement>) {
    const details = event.currentTarget;
    if (event.key === 'Escape' && details.open) {
      // A dialog around it stays open.
      event.preventDefault();
      closeAndReturn();
      return;
    }
    const choices = [
      ...(listRef.current?.querySelectorAll<HTMLElement>(':is(a[href], button:enabled, input:enabled)') ?? []),
    ];
    const at = choices.findIndex((choice) => choice.matches(':focus'));
    const next = nextIndex({ key: event.key, at, count: choices.length, along: 'column' });
    if (next === undefined || (!details.open && !event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    details.open = true;
    choices[next]?.focus();
  }

  function onClick(event: MouseEvent<HTMLDetailsElement>) {
    if (event.target instanceof Element && event.target.closest('a, button') !== null) closeAndReturn();
  }

  return (
    <details
      ref={ref}
      name={group}
      className={clsx(styles.root, className)}
      data-align={align}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onToggle={(event) => event.currentTarget.open && keepListOnScreen(listRef.current)}
      onBlur={(event) => event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      <summary className={styles.button} data-look={look}>
        <span>{label}</span>
        <Icon name="chevron-down" size="small" />
      </summary>
      <ul ref={listRef} className={styles.list}>
        {children}
      </ul>
    </details>
  );
}

/** Moves a list sideways that would extend beyond the screen. */
function keepListOnScreen(list: HTMLElement | null) {
  if (list === null) return;
  list.style.translate = '';
  const { left, width } = list.getBoundingClientRect();
  const screen = list.ownerDocument.documentElement.clientWidth;
  list.style.translate = `${keepOnScreen({ start: left, size: width, screen }) - left}px`;
}
