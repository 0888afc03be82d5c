import { pressedControl, takeEarlyActions } from './early-actions';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What people do in a part of a page whose code is not there yet. */
export interface MissedActions {
  /** Tells of the first sign that somebody reaches for the part, and remembers what is done there until `repeat`. Answers how to stop. */
  watch(region: HTMLElement, onSign: () => void): () => void;
  /** Does once more what was done, now that the part is awake; settles when all of it is done. */
  repeat(): Promise<void>;
}

const signs = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/** Remembers what people do in one part. What the browser does by itself, such as sending a form, is not repeated. */
export function createMissedActions(): MissedActions {
  const missed = new Map<HTMLElement, () => void>();
  let listening = new AbortController();
  let isAwake = false;

  function rememberInput(control: Control) {
    const { value, checked } = control as HTMLInputElement;
    missed.set(control, isChoice(control) ? () => choose(control, checked) : () => write(control, value));
  }

  function rememberPress(control: HTMLElement | null) {
    const isOfForm = control instanceof HTMLButtonElement && control.type !== 'button';
    if (control !== null && !isOfForm) missed.set(control, () => control.click());
  }

  return {
    watch(region, onSign) {
      // Drawn when its code was here already, a part is awake before anything could be missed.
      if (isAwake) return () => {};
      listening = new AbortController();
      // Above React, which keeps what happens in a sleeping part to itself.
      const options = { capture: true, signal: listening.signal };
      const isHere = ({ target }: Event) => target instanceof Element && region.contains(target);
      for (const sign of signs) {
        window.addEventListener(sign, (event) => isHere(event) && onSign(), { ...options, passive: true });
      }
      window.addEventListener(
        'input',
        (event) => {
          if (isHere(event) && isControl(event.target)) rememberInput(event.target);
        },
        options,
      );
      window.addEventListener('click', (event) => isHere(event) && rememberPress(pressedControl(event)), options);

      for (const control of takeEarlyActions(region)) {
        if (isControl(control)) rememberInput(control);
        else rememberPress(control);
      }
      // What the browser has kept over a reload, nobody has pressed.
      for (const control of region.querySelectorAll<Control>('input, textarea, select')) {
        if (isChanged(control) && !missed.has(control)) rememberInput(control);
      }
      // Who was here before us gives no other sign.
      const isReachedFor = region.contains(document.activeElement) || region.matches(':hover');
      if (missed.size > 0 || isReachedFor) onSign();
      return () => listening.abort();
    },
    async repeat() {
      isAwake = true;
      listening.abort();
      const actions = [...missed.values()];
      missed.clear();
      for (const act of actions) {
        act();
        // React draws what follows from an action before the next one meets it.
        await Promise.resolve();
      }
    },
  };
}

function isControl(target: EventTarget | null): target is Control {
  return [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((kind) => target instanceof kind);
}

function isChoice(control: Control): control is HTMLInputElement {
  return control.type === 'radio' || control.type === 'checkbox';
}

/** Whether it holds something else than what the page was served with. */
function isChanged(control: Control): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement) return control.value !== servedOption(control)?.value;
  return control.value !== control.defaultValue;
}

/** The option that a list was served with: the one that is marked, else the first. */
function servedOption({ options }: HTMLSelectElement): HTMLOptionElement | undefined {
  return [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
}

/** React compares a control with what it last saw there, so it has to see the opposite first. */
function choose(control: HTMLInputElement, isChecked: boolean): void {
  control.checked = !isChecked;
  control.click();
}

function write(control: Control, text: string): void {
  control.value = '';
  // Past React, which then finds it changed.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
