import type { TestCard } from '../test-cards';
import type { Appearance } from './appearance';
import type { FieldError } from './card-fields';
import { type CardForm, openCardForm } from './card-form';
import { createListeners, type Listener } from './listeners';

/** The element that `elements.create('payment')` returns. */
export interface PaymentElement {
  mount(target: string | HTMLElement): void;
  unmount(): void;
  destroy(): void;
  on(type: string, listener: Listener): PaymentElement;
  once(type: string, listener: Listener): PaymentElement;
  off(type: string, listener?: Listener): PaymentElement;
  update(options: object): PaymentElement;
  focus(): PaymentElement;
  blur(): PaymentElement;
  clear(): PaymentElement;
  collapse(): PaymentElement;
}

/** Internals of an element that `elements` and `confirmPayment` need. */
export interface HeldPaymentElement {
  element: PaymentElement;
  validate(): { ok: true; card: TestCard } | { ok: false; error: FieldError };
  setAppearance(appearance: Appearance): void;
  setDisabled(isDisabled: boolean): void;
}

const elementType = 'payment';

/** An element that is not mounted yet. `freed` is called once, when it is destroyed. */
export function createPaymentElement(parts: {
  page: Document;
  appearance: Appearance;
  today: () => Date;
  /** Initial ZIP code of the card. */
  zip?: string | undefined;
  freed: () => void;
}): HeldPaymentElement {
  const listeners = createListeners();
  let appearance = parts.appearance;
  let form: CardForm | undefined;
  let host: HTMLElement | undefined;
  let isReady = false;
  let isDestroyed = false;

  function assertAlive(): void {
    if (isDestroyed) throw new Error('This Element has already been destroyed. Please create a new one.');
  }

  function unmount(): void {
    form?.remove();
    host?.remove();
    form = undefined;
    host = undefined;
    isReady = false;
  }

  function mount(target: string | HTMLElement): void {
    assertAlive();
    const place = typeof target === 'string' ? parts.page.querySelector<HTMLElement>(target) : target;
    if (place === null) {
      throw new Error('The selector you specified applies to no DOM elements that are currently on the page.');
    }
    unmount();
    const mounted = parts.page.createElement('div');
    host = mounted;
    place.replaceChildren(mounted);
    form = openCardForm(mounted, { appearance, today: parts.today, events, zip: parts.zip });
    // Wrappers attach their listeners after mounting, so the news waits for the next task.
    setTimeout(() => {
      if (host !== mounted) return;
      isReady = true;
      listeners.emit('ready', { elementType });
    });
  }

  const events = {
    change: ({ isEmpty, isComplete }: { isEmpty: boolean; isComplete: boolean }) =>
      listeners.emit('change', {
        elementType,
        empty: isEmpty,
        complete: isComplete,
        collapsed: false,
        value: { type: 'card' },
      }),
    focus: () => listeners.emit('focus', { elementType }),
    blur: () => listeners.emit('blur', { elementType }),
    escape: () => listeners.emit('escape', { elementType }),
  };

  const element: PaymentElement = {
    mount,
    unmount,
    destroy() {
      assertAlive();
      unmount();
      listeners.clear();
      isDestroyed = true;
      parts.freed();
    },
    on(type, listener) {
      listeners.on(type, listener);
      // A late listener still gets the event.
      if (type === 'ready' && isReady) queueMicrotask(() => listener({ elementType }));
      return element;
    },
    once(type, listener) {
      if (type === 'ready' && isReady) queueMicrotask(() => listener({ elementType }));
      else listeners.once(type, listener);
      return element;
    },
    off(type, listener) {
      listeners.off(type, listener);
      return element;
    },
    update: () => element,
    focus() {
      form?.focus();
      return element;
    },
    blur() {
      const active = host?.shadowRoot?.activeElement;
      if (active instanceof HTMLElement) active.blur();
      return element;
    },
    clear() {
      form?.clear();
      return element;
    },
    collapse: () => element,
  };

  return {
    element,
    validate() {
      if (form !== undefined) return form.validate();
      throw new Error(
        'Invalid value for confirmPayment(): elements should have a mounted Payment Element. Please ensure the ' +
          'Element you are attempting to use is still mounted.',
      );
    },
    setAppearance(next) {
      appearance = next;
      form?.setAppearance(next);
    },
    setDisabled: (isDisabled) => form?.setDisabled(isDisabled),
  };
}
