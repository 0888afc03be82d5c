import { keepTexts } from './served-texts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Interactions with an island whose code has not loaded yet. */
export interface MissedActions {
  /**
   * Call right before React takes over: the texts are again as served, and from then on React receives clicks, while typed
   * input is still recorded.
   */
  handOver(): void;
  /** Replays the recorded interactions after hydration; settles when all are done. */
  repeat(): Promise<void>;
  /**
   * Call when the code can't come into this document: the browser posts the form that was held back, and any later one,
   * when there is a network. Forms without an action, which no server takes, stay held back. Returns true when such a form
   * has input that would be lost with the document.
   */
  giveUp(): boolean;
}

/** Time in ms after which a form that is held back says that it waits. */
const patience = 1_000;

/** A form that the server takes from the browser itself. */
const postedForm = 'form[action]';

/**
 * Events that show interest in an island. A pointer at rest where a page appears reports no movement, so it doesn't
 * count.
 */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/**
 * Reports every sign of interest in an island, and records interactions there until they are replayed. A form that is sent
 * is held back; other default actions of the browser, such as following a link, are not recorded.
 */
export function watchRegion(region: HTMLElement, onSign: () => void): MissedActions {
  const missed = new Map<HTMLElement, () => void>();
  const untilHandOver = new AbortController();
  const untilAwake = new AbortController();
  const restoreTexts = keepTexts(region);
  let isGivenUp = false;
  const isHere = ({ target }: Event) => target instanceof Element && region.contains(target);

  function rememberInput(control: Control) {
    const { value, checked } = control as HTMLInputElement;
    // A radio button changes when another one is chosen.
    if (control.type === 'radio' && !checked) return;
    missed.delete(control);
    missed.set(control, isChoice(control) ? () => choose(control, checked) : () => write(control, value));
  }

  function rememberPress(control: HTMLElement | null) {
    const isOfForm = control instanceof HTMLButtonElement && control.type !== 'button';
    if (control !== null && !isOfForm) missed.set(control, () => control.click());
  }

  function holdBack(event: SubmitEvent) {
    const form = event.target as HTMLFormElement;
    if (isGivenUp && navigator.onLine && form.matches(postedForm)) return;
    event.preventDefault();
    missed.set(form, () => form.requestSubmit(event.submitter));
    setTimeout(() => untilHandOver.signal.aborted || sayHeld(true), patience);
  }

  function sayHeld(isHeld: boolean) {
    for (const line of region.querySelectorAll<HTMLElement>('[data-held]')) line.hidden = !isHeld;
  }

  /** Without a network they are held back again. */
  function postHeld() {
    for (const [form, send] of [...missed]) {
      if (form.matches(postedForm) && missed.delete(form)) send();
    }
  }

  /** Includes values that the browser restored after a reload, which fire no event. */
  function rememberChanged() {
    for (const control of region.querySelectorAll<Control>('input, textarea, select')) {
      if (isChanged(control) && !missed.has(control)) rememberInput(control);
    }
  }

  const early = { capture: true, signal: untilHandOver.signal };
  for (const sign of signs) {
    window.addEventListener(sign, (event) => isHere(event) && !isResting(event) && onSign(), {
      ...early,
      passive: true,
    });
  }
  window.addEventListener('click', (event) => isHere(event) && rememberPress(pressedControl(event)), early);
  window.addEventListener('submit', (event) => isHere(event) && holdBack(event), early);
  const late = { capture: true, signal: untilAwake.signal };
  // A choice is read at the click: while React hydrates, it resets choices that it doesn't know about.
  window.addEventListener(
    'click',
    (event) => isHere(event) && isControl(event.target) && isChoice(event.target) && rememberInput(event.target),
    late,
  );
  window.addEventListener(
    'input',
    (event) => isHere(event) && isControl(event.target) && !isChoice(event.target) && rememberInput(event.target),
    late,
  );

  rememberChanged();
  if (missed.size > 0 || region.contains(document.activeElement)) onSign();

  return {
    handOver() {
      untilHandOver.abort();
      rememberChanged();
      sayHeld(false);
      restoreTexts();
    },
    async repeat() {
      untilAwake.abort();
      const actions = [...missed.values()];
      missed.clear();
      for (const act of actions) {
        act();
        // React renders the result of an action before the next one is replayed.
        await Promise.resolve();
      }
    },
    giveUp() {
      const hasInput = missed.size > 0 && region.querySelector(postedForm) !== null;
      isGivenUp = true;
      window.addEventListener('online', postHeld);
      postHeld();
      return hasInput;
    },
  };
}

function isResting(event: Event): boolean {
  return event.type === 'pointermove' && event instanceof MouseEvent && event.movementX === 0 && event.movementY === 0;
}

/**
 * The target of a click: a button, or a link that does something before it navigates, which is marked with `data-waits`
 * and held back until its island is hydrated. Null for everything else.
 */
function pressedControl(event: MouseEvent): HTMLElement | null {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  const control = target instanceof Element ? target.closest<HTMLElement>('button, a[data-waits]') : null;
  if (control?.tagName !== 'A') return control;
  // The browser handles clicks for another tab or window.
  if (ctrlKey || metaKey || shiftKey) return null;
  event.preventDefault();
  return control;
}

function isControl(target: EventTarget | null): target is Control {
  return [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((kind) => target instanceof kind);
}

function isChoice(control: Control): control is HTMLInputElement {
  return control.type === 'radio' || control.type === 'checkbox';
}

/** True when its value differs from the served one. */
function isChanged(control: Control): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement) return control.value !== servedOption(control)?.value;
  return control.value !== control.defaultValue;
}

/** The option that a list was served with: the selected one, else the first. */
function servedOption({ options }: HTMLSelectElement): HTMLOptionElement | undefined {
  return [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
}

/** React compares a control with its last known value, so it has to see the opposite first. */
function choose(control: HTMLInputElement, isChecked: boolean): void {
  control.checked = !isChecked;
  control.click();
}

function write(control: Control, text: string): void {
  control.value = '';
  // Bypasses React's setter, so that React finds the value changed.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
