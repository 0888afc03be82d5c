import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { nextIndex } from '../menu/next-index';
import styles from './tabs.module.css';

/** One tab and its content. */
export interface Tab {
  /** Used as `value`; unique in its row. */
  id: string;
  label: string;
  content: ReactNode;
}

/** Props of {@link Tabs}. */
export interface TabsProps {
  /** Names the row for assistive technology. */
  label: string;
  tabs: readonly Tab[];
  /** The ID of the current tab, when the owner controls it; `onValueChange` requests another. */
  value?: string | undefined;
  /** The ID of the initial tab; the first one by default. */
  defaultValue?: string | undefined;
  onValueChange?: ((id: string) => void) | undefined;
  /** The tabs share the whole width. */
  isFilling?: boolean | undefined;
}

/** Tab reaches even a panel that holds only text, as the WAI-ARIA practices recommend. */
const reachable = { tabIndex: 0 };

/**
 * Panels that share one place. Arrow keys, Home and End move between tabs and show their panels at once; input in a
 * hidden panel is kept. Tabs are links to their panels: without script all panels are shown one below the other.
 */
export function Tabs({ label, tabs, value, defaultValue, onValueChange, isFilling = false }: TabsProps) {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const [ownValue, setOwnValue] = useState(defaultValue);
  const wanted = value ?? ownValue;
  const shown = tabs.find((tab) => tab.id === wanted) ?? tabs[0];

  function show(tab: Tab, link: HTMLElement) {
    link.scrollIntoView({ block: 'nearest', inline: 'center' });
    if (tab === shown) return;
    setOwnValue(tab.id);
    onValueChange?.(tab.id);
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const at = tabs.findIndex((tab) => tab.id === shown?.id);
    const next = nextIndex({ key: event.key, at, count: tabs.length, along: 'row' });
    const tab = next === undefined ? undefined : tabs[next];
    const link = next === undefined ? undefined : listRef.current?.children[next];
    if (tab === undefined || !(link instanceof HTMLElement)) return;
    event.preventDefault();
    link.focus();
    show(tab, link);
  }

  return (
    <div>
      <div
        ref={listRef}
        role="tablist"
        aria-label={label}
        className={styles.list}
        data-filling={isFilling || undefined}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <a
            key={tab.id}
            id={`${id}-${tab.id}`}
            href={`#${id}-${tab.id}-panel`}
            role="tab"
            aria-selected={tab === shown}
            aria-controls={`${id}-${tab.id}-panel`}
            tabIndex={tab === shown ? 0 : -1}
            className={styles.tab}
            data-label={tab.label}
            onClick={(event) => {
              event.preventDefault();
              show(tab, event.currentTarget);
            }}
          >
            {tab.label}
          </a>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          {...reachable}
          id={`${id}-${tab.id}-panel`}
          aria-labelledby={`${id}-${tab.id}`}
          className={styles.panel}
          hidden={tab !== shown}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
