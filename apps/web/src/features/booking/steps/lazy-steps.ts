import { lazy } from 'react';

// Each of these is fetched during the step before: the first screen does not pay for the calendar, the form and zod.
const loadPackage = async () => ({ default: (await import('./package-step')).PackageStep });
const loadExtras = async () => ({ default: (await import('./extras-step')).ExtrasStep });
const loadAppointment = async () => ({ default: (await import('./appointment-step')).AppointmentStep });
const loadContact = async () => ({ default: (await import('./contact-step')).ContactStep });
const loadReview = async () => ({ default: (await import('./review-step')).ReviewStep });

/** Fetches the code of the Payment step: once the start is held, and not before anybody wants to pay. */
export const loadPaymentStep = async () => ({ default: (await import('./payment-step')).PaymentStep });

/** Step 2, by its own code. */
export const PackageStep = lazy(loadPackage);
/** Step 3, by its own code. */
export const ExtrasStep = lazy(loadExtras);
/** Step 4, by its own code. */
export const AppointmentStep = lazy(loadAppointment);
/** Step 5, by its own code. */
export const ContactStep = lazy(loadContact);
/** Step 6, by its own code. */
export const ReviewStep = lazy(loadReview);
/** Step 7, by its own code. */
export const PaymentStep = lazy(loadPaymentStep);

/** By step: what to fetch while the customer is on it. A failure is left to the step that needs the code. */
const nextCode: readonly (() => Promise<unknown>)[] = [
  loadPackage,
  loadExtras,
  loadAppointment,
  loadContact,
  loadReview,
];

/** Fetches the code of the step after this one. Payment's is fetched with the hold. */
export function prefetchNextStep(step: number): void {
  nextCode[step]?.().catch(() => undefined);
}
