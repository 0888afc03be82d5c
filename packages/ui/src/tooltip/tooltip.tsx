import { type PointerEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Elements } from '../elements';
import { placeAround } from './placement';
import styles from './tooltip.module.css';

/** Attributes that connect the trigger with the tooltip's text. */
export interface TooltipTrigger {
  'aria-describedby': string;
}

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** A few helpful but optional words: no link, no button, nothing that a price depends on. */
  text: string;
  /** One focusable element: `{(trigger) => <button {...trigger}>…</button>}`. */
  children: (trigger: TooltipTrigger) => Elements;
}

/**
 * Text about a control, shown on hover, focus or touch. Escape hides it; the pointer may rest on it. Before any script
 * runs, style sheets show it.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const rootRef = useRef<HTMLSpanElement>(null);
  const tipRef = useRef<HTMLSpanElement>(null);
  // Undefined until the first event: until then the style sheet decides.
  const [isShown, setIsShown] = useState<boolean>();

  useLayoutEffect(() => (isShown && tipRef.current !== null ? float(tipRef.current) : undefined), [isShown]);

  useEffect(() => {
    const root = rootRef.current;
    if (!isShown || root === null) return undefined;
    const page = root.ownerDocument;
    const hideByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around it stays open.
      event.preventDefault();
      setIsShown(false);
    };
    const hideByPress = (event: Event) => {
      if (event.target instanceof Node && !root.contains(event.target)) setIsShown(false);
    };
    page.addEventListener('keydown', hideByKey);
    page.addEventListener('pointerdown', hideByPress);
    return () => {
      page.removeEventListener('keydown', hideByKey);
      page.removeEventListener('pointerdown', hideByPress);
    };
  }, [isShown]);

  return (
    <span ref={rootRef} className={styles.root} data-shown={isShown} {...arrivals(setIsShown)}>
      {children({ 'aria-describedby': id })}
      <span ref={tipRef} id={id} role="tooltip" popover="manual" className={styles.tip} data-theme="ink">
        {text}
      </span>
    </span>
  );
}

/** Events for the pointer, focus or a finger entering and leaving. */
function arrivals(show: (isShown: boolean) => void) {
  return {
    onPointerEnter: () => show(true),
    // A finger leaves at once when it is lifted; a tap elsewhere closes the tooltip.
    onPointerLeave: (event: PointerEvent) => event.pointerType !== 'touch' && show(false),
    onPointerCancel: () => show(false),
    onFocus: () => show(true),
    onBlur: () => show(false),
  };
}

/**
 * Shows the text above everything, where the browser can, and keeps it next to its trigger; returns a cleanup function.
 */
function float(tip: HTMLElement): () => void {
  const screen = tip.ownerDocument.defaultView;
  const place = () => {
    const trigger = tip.previousElementSibling?.getBoundingClientRect();
    if (trigger === undefined || screen === null) return;
    const { left, top } = placeAround({
      trigger,
      box: tip.getBoundingClientRect(),
      screenWidth: tip.ownerDocument.documentElement.clientWidth,
    });
    tip.style.left = `${left}px`;
    tip.style.top = `${top}px`;
  };
  tip.showPopover?.();
  place();
  screen?.addEventListener('scroll', place, { capture: true, passive: true });
  screen?.addEventListener('resize', place);
  return () => {
    tip.hidePopover?.();
    screen?.removeEventListener('scroll', place, { capture: true });
    screen?.removeEventListener('resize', place);
  };
}

/** An abbreviation inside a sentence that explains itself: "VLT", meaning "visible light transmission". */
export function Abbreviation({ meaning, children }: { meaning: string; children: string }) {
  return (
    <Tooltip text={meaning}>
      {(trigger) => (
        <button {...trigger} type="button" className={styles.abbreviation}>
          <abbr>{children}</abbr>
        </button>
      )}
    </Tooltip>
  );
}
