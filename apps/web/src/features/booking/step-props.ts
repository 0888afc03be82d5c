import type { RefusedTint } from '@tintforge/app-base/tint/tint-refusal';
import type { WizardAction, WizardDraft } from '@tintforge/booking-core';
import type { Dispatch, RefCallback } from 'react';

/** News from one step that another shows. */
export type WizardNotice =
  /** The chosen start is gone, and why. */
  | { kind: 'start-gone'; title: string; message: string }
  /** The shop refused what was typed: messages by the names of the contract. */
  | { kind: 'refused-fields'; fields: Readonly<Record<string, string>> }
  /** Parts of an earlier booking that cannot be booked again, a sentence each. */
  | { kind: 'left-out'; sentences: readonly string[] }
  /** The shop did not take the shades. */
  | ({ kind: 'refused-tint' } & RefusedTint);

/** The code of the Payment step, for the steps before it. */
export interface PaymentCode {
  /** Fetches it and the provider's script ahead of time; no payment is begun. */
  prepare: () => void;
  /** Fetches it because it is needed now. */
  fetch: () => Promise<void>;
}

/** Props of every step of the wizard. */
export interface StepProps {
  draft: WizardDraft;
  /** Names the order that is put together. */
  orderId: string;
  /** The missing fields that made a 'next' fail. */
  missing: readonly (keyof WizardDraft)[];
  dispatch: Dispatch<WizardAction>;
  goBack: () => void;
  notice: WizardNotice | undefined;
  setNotice: (notice: WizardNotice | undefined) => void;
  /** Goes on the step's heading, which takes the focus when the step is entered. */
  headingRef: RefCallback<HTMLHeadingElement>;
  paymentCode: PaymentCode;
}
