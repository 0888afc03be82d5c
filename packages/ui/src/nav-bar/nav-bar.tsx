import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '../icon/icon';
import styles from './nav-bar.module.css';

/** Props of {@link NavBar}. */
export interface NavBarProps {
  /** Name of the navigation: "Main". */
  label: string;
  /** NavItems and NavGroups. */
  children: ReactNode;
}

/** The links of a site side by side, for wide screens. */
export function NavBar({ label, children }: NavBarProps) {
  return (
    <nav className={styles.root} aria-label={label}>
      <ul className={styles.list}>{children}</ul>
    </nav>
  );
}

/** One link of a NavBar. */
export function NavItem({ children }: { children: ReactNode }) {
  return <li className={styles.item}>{children}</li>;
}

/** Props of {@link NavGroup}. */
export interface NavGroupProps {
  /** Label of the button. */
  label: string;
  /** Links, each a separate element. */
  children: readonly ReactNode[];
}

/**
 * Links under one word, on the browser's own `<details>`: it opens without script, and opening one closes the others.
 * Script adds the usual behavior: Escape, a click elsewhere, leaving with the keyboard and choosing close it.
 */
export function NavGroup({ label, children }: NavGroupProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const shutOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && ref.current?.contains(target) === false) shut(ref.current);
    };
    document.addEventListener('pointerdown', shutOutside);
    return () => document.removeEventListener('pointerdown', shutOutside);
  }, [isOpen]);

  return (
    <li className={styles.item}>
      <details
        ref={ref}
        className={styles.group}
        name="nav-group"
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        onKeyDown={shutOnEscape}
        onBlur={shutOnLeaving}
        onClick={shutOnChoice}
      >
        <summary className={styles.summary}>
          <span>{label}</span>
          <Icon name="chevron-down" size="small" />
        </summary>
        <ul className={styles.panel}>
          {children.map((link, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the links of a site stand in a fixed order
            <li key={index}>{link}</li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function shut(details: HTMLDetailsElement) {
  details.open = false;
}

function shutOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !currentTarget.open) return;
  shut(currentTarget);
  currentTarget.querySelector('summary')?.focus();
}

function shutOnLeaving({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
  if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) shut(currentTarget);
}

function shutOnChoice({ currentTarget, target }: MouseEvent<HTMLDetailsElement>) {
  if (target instanceof Element && target.closest('a') !== null) shut(currentTarget);
}
