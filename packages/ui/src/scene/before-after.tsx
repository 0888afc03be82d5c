import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './before-after.module.css';

/** Props of {@link BeforeAfter}. */
export interface BeforeAfterProps {
  /** The picture without the work. */
  before: ReactNode;
  /** The same picture with it, shown to the right of the edge. */
  after: ReactNode;
  /** Names the edge for assistive technology, such as "Living room: how much of the film is shown". */
  label: string;
  /** A label on either side. */
  beforeTag?: string | undefined;
  afterTag?: string | undefined;
}

/**
 * Two copies of one picture, cut by an edge that is dragged or moved with the arrow keys. Fills its parent, which needs
 * a height. Works without script, with the edge in the middle.
 */
export function BeforeAfter({ before, after, label, beforeTag, afterTag }: BeforeAfterProps) {
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  // When the browser restores the page, it restores the input before React listens to it.
  useEffect(() => placeEdge(root.current, input.current), []);

  function handleInput(event: FormEvent<HTMLInputElement>) {
    placeEdge(root.current, event.currentTarget);
  }

  return (
    // A hook for a page that React doesn't render, whose own script may move the edge.
    <div ref={root} className={styles.root} data-follows-range="--edge">
      <div className={styles.picture}>{before}</div>
      <div className={styles.picture} data-side="after">
        {after}
      </div>
      {beforeTag !== undefined && <span className={styles.tag}>{beforeTag}</span>}
      {afterTag !== undefined && (
        <span className={styles.tag} data-side="after">
          {afterTag}
        </span>
      )}
      <span className={styles.edge} aria-hidden="true" />
      <input
        ref={input}
        className={styles.input}
        type="range"
        min="0"
        max="100"
        step="1"
        defaultValue="50"
        aria-label={label}
        onInput={handleInput}
      />
    </div>
  );
}

function placeEdge(root: HTMLElement | null, input: HTMLInputElement | null): void {
  if (root !== null && input !== null) root.style.setProperty('--edge', input.value);
}
