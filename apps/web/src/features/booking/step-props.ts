import type { RefusedTint } from '@tintforge/app-base/tint/tint-refusal';
import type { CarDraft, WizardAction, WizardDraft } from '@tintforge/booking-core';
import type { ComponentType, Dispatch, RefCallback } from 'react';
import type { HoldProblemProps } from './hold/hold-problem';
import type { HoldTools } from './hold/hold-start';

/** A notice that one step raises and another shows. */
export type WizardNotice =
  /** The chosen start is no longer available, with the reason. */
  | { kind: 'start-gone'; title: string; message: string }
  /** The server refused some fields: messages by field name of the contract. */
  | { kind: 'refused-fields'; fields: Readonly<Record<string, string>> }
  /** Parts of an earlier booking that can't be booked again, a sentence each. */
  | { kind: 'left-out'; sentences: readonly string[] }
  /** The server refused the shades of a car, named by its place. */
  | ({ kind: 'refused-tint'; car: number } & RefusedTint)
  /** The server refused package or extras of one of several cars. */
  | { kind: 'refused-car'; car: number; message: string }
  /** A car was removed, and can come back. */
  | ({ kind: 'car-removed'; car: number; removed: CarDraft } & Pick<WizardDraft, 'crews'>);

/** The code of the Payment step, for the steps before it. */
export interface PaymentCode {
  /** Prefetches the code and the provider's script; no payment is started. */
  prepare: () => void;
  /** Fetches the code because it is needed now. */
  fetch: () => Promise<void>;
  /** Reads the server's refusal of a start. */
  outcomeOf: HoldTools['outcomeOf'];
  /** Explains why the start isn't held yet. */
  HoldProblem: ComponentType<HoldProblemProps>;
}

/** Props of every step of the wizard. */
export interface StepProps {
  draft: WizardDraft;
  /** The ID of the current order. */
  orderId: string;
  /** The missing fields that made a 'next' fail. */
  missing: readonly (keyof WizardDraft)[];
  dispatch: Dispatch<WizardAction>;
  goBack: () => void;
  notice: WizardNotice | undefined;
  setNotice: (notice: WizardNotice | undefined) => void;
  /** For the step's heading, which takes the focus when the step is entered. */
  headingRef: RefCallback<HTMLHeadingElement>;
  paymentCode: PaymentCode;
}
