type Control = HTMLInputElement | HTMLTextAreaElement;

/** What people do in a part of a page whose code is not there yet. */
export interface MissedActions {
  /** Tells of the first sign that somebody reaches for the part, and remembers what is done there until `repeat`. Answers how to stop. */
  watch(region: HTMLElement, onSign: () => void): () => void;
  /** Does once more what was done, now that the part is awake. */
  repeat(): void;
}

const signs = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/** Remembers what people do in one part. What the browser does by itself, such as sending a form, is not repeated. */
export function createMissedActions(): MissedActions {
  const missed = new Map<HTMLElement, () => void>();
  let listening = new AbortController();

  function rememberInput(control: Control) {
    const { value, checked } = control as HTMLInputElement;
    missed.set(control, isChoice(control) ? () => choose(control, checked) : () => write(control, value));
  }

  function rememberPress(target: Element) {
    const button = target.closest('button');
    if (button?.type === 'button') missed.set(button, () => button.click());
  }

  return {
    watch(region, onSign) {
      listening = new AbortController();
      // Above React, which keeps what happens in a sleeping part to itself.
      const options = { capture: true, passive: true, signal: listening.signal };
      const inRegion = (act: (target: Element) => void) => (event: Event) => {
        if (event.target instanceof Element && region.contains(event.target)) act(event.target);
      };
      for (const sign of signs) window.addEventListener(sign, inRegion(onSign), options);
      window.addEventListener(
        'input',
        inRegion((target) => {
          if (isControl(target)) rememberInput(target);
        }),
        options,
      );
      window.addEventListener('click', inRegion(rememberPress), options);

      for (const control of region.querySelectorAll<Control>('input, textarea')) {
        if (isChanged(control)) rememberInput(control);
      }
      // Who was here before us gives no other sign.
      const isReachedFor = region.contains(document.activeElement) || region.matches(':hover');
      if (missed.size > 0 || isReachedFor) onSign();
      return () => listening.abort();
    },
    repeat() {
      listening.abort();
      const actions = [...missed.values()];
      missed.clear();
      for (const act of actions) act();
    },
  };
}

function isControl(target: Element): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

function isChoice(control: Control): control is HTMLInputElement {
  return control.type === 'radio' || control.type === 'checkbox';
}

/** Whether it holds something else than what the page was served with. */
function isChanged(control: Control): boolean {
  return isChoice(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

/** React compares a control with what it last saw there, so it has to see the opposite first. */
function choose(control: HTMLInputElement, isChecked: boolean): void {
  control.checked = !isChecked;
  control.click();
}

function write(control: Control, text: string): void {
  const prototype = control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  control.value = '';
  // Past React, which then finds it changed.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
