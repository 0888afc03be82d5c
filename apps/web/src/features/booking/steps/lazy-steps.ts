import { late } from '@tintforge/app-base/late/late';
import { importPatiently } from '@tintforge/app-base/late/patient-import';
import type { WizardStep } from '@tintforge/booking-core';
import type { PaymentCode } from '../step-props';

/** Steps 3 to 6 come as one file, fetched while the customer is on the first two. */
const laterSteps = () => import('./later-steps');

/** Step 3. */
const ExtrasStep = late(async () => (await laterSteps()).ExtrasStep);
/** Step 4. */
const AppointmentStep = late(async () => (await laterSteps()).AppointmentStep);
/** Step 5. */
const ContactStep = late(async () => (await laterSteps()).ContactStep);
/** Step 6. */
const ReviewStep = late(async () => (await laterSteps()).ReviewStep);
/** Step 7, in its own chunk. */
const paymentStep = () => import('./payment-step');
const PaymentStep = late(async () => (await paymentStep()).PaymentStep);
const HoldProblem = late(async () => (await paymentStep()).HoldProblemBanner);

/** Prefetches the code of steps 3 to 6. */
export function prefetchLaterSteps(): void {
  for (const step of [ExtrasStep, AppointmentStep, ContactStep, ReviewStep]) step.prefetch();
}

/** Passed to the steps, which don't import one another. */
export const paymentCode: PaymentCode = {
  prepare() {
    PaymentStep.prefetch();
    paymentStep()
      .then(({ prepareProvider }) => prepareProvider())
      .catch(() => undefined);
  },
  fetch: PaymentStep.fetch,
  async outcomeOf(...refusal) {
    const { refusalOutcome } = await importPatiently(paymentStep);
    // Here at once where the refusal is a problem to show.
    await HoldProblem.fetch();
    return refusalOutcome(...refusal);
  },
  HoldProblem,
};

/** The steps whose code loads later. */
export const lateSteps = {
  extras: ExtrasStep,
  appointment: AppointmentStep,
  contact: ContactStep,
  review: ReviewStep,
  payment: PaymentStep,
} satisfies Partial<Record<WizardStep, unknown>>;
