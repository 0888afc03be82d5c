import type { TestCard } from '../test-cards';
import type { Appearance } from './appearance';
import type { ApiFailure, Client } from './client';
import { createListeners, type Listener } from './listeners';
import { createPaymentElement, type HeldPaymentElement, type PaymentElement } from './payment-element';

/** The options of `stripe.elements()` that are followed. */
export interface ElementsOptions {
  clientSecret?: string;
  appearance?: Appearance;
}

/** The options of `elements.create('payment')` that are followed. */
export interface PaymentElementOptions {
  defaultValues?: { billingDetails?: { address?: { postal_code?: string } } };
}

/** Return value of `stripe.elements()`. */
export interface Elements {
  create(type: string, options?: PaymentElementOptions): PaymentElement;
  getElement(type: unknown): PaymentElement | null;
  update(options: ElementsOptions): Promise<void>;
  fetchUpdates(): Promise<{ error?: ApiFailure }>;
  submit(): Promise<{ error: ApiFailure } | { selectedPaymentMethod: string }>;
  on(type: string, listener: Listener): void;
}

/** Internals of elements that `confirmPayment` needs. */
export interface HeldElements {
  elements: Elements;
  clientSecret: string | undefined;
  appearance(): Appearance;
  validate(): { ok: true; card: TestCard } | { ok: false; error: ApiFailure };
  setDisabled(isDisabled: boolean): void;
}

/** A group of elements that has room for one payment element. */
export function createElements(
  options: ElementsOptions,
  { client, page, today }: { client: Client; page: Document; today: () => Date },
): HeldElements {
  const listeners = createListeners();
  let appearance = options.appearance ?? {};
  let held: HeldPaymentElement | undefined;

  function validate(): { ok: true; card: TestCard } | { ok: false; error: ApiFailure } {
    if (held === undefined) {
      throw new Error('Invalid value for confirmPayment(): elements should have a mounted Payment Element.');
    }
    const checked = held.validate();
    return checked.ok ? checked : { ok: false, error: { type: 'validation_error', ...checked.error } };
  }

  const elements: Elements = {
    create(type, elementOptions) {
      if (type !== 'payment') throw new Error(`The emulated Stripe.js has no Element of type ${type}.`);
      if (held !== undefined) throw new Error('Can only create one Element of type payment.');
      const created = createPaymentElement({
        page,
        appearance,
        today,
        zip: elementOptions?.defaultValues?.billingDetails?.address?.postal_code,
        freed: () => {
          held = undefined;
        },
      });
      held = created;
      return created.element;
    },
    getElement: (type) => (typeName(type) === 'payment' ? (held?.element ?? null) : null),
    async update(next) {
      appearance = next.appearance ?? appearance;
      held?.setAppearance(appearance);
      listeners.emit('update-end');
    },
    async fetchUpdates() {
      if (options.clientSecret === undefined) return {};
      const retrieved = await client.retrieve(options.clientSecret);
      return retrieved.error === undefined ? {} : { error: retrieved.error };
    },
    async submit() {
      const checked = validate();
      return checked.ok ? { selectedPaymentMethod: 'card' } : { error: checked.error };
    },
    on: (type, listener) => listeners.on(type, listener),
  };

  return {
    elements,
    clientSecret: options.clientSecret,
    appearance: () => appearance,
    validate,
    setDisabled: (isDisabled) => held?.setDisabled(isDisabled),
  };
}

/** React components carry the type of their element. */
function typeName(type: unknown): unknown {
  return typeof type === 'function' && '__elementType' in type ? type.__elementType : type;
}
