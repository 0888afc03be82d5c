import { bookingStatuses, wizardSteps } from '@tintforge/booking-core';
import { describe, expect, test } from 'vitest';
import { confirmationWords } from './confirmation-words';
import { holdWords, paymentWords } from './payment-words';
import { wizardWords as words } from './wizard-words';

describe('the words of booking and payment are fixed', () => {
  const { toasts, appointment, contact, review } = words;
  test.each([
    // The wizard.
    [words.back, 'Back'],
    [words.package.recommended, 'Recommended'],
    [review.proceed, 'Proceed to Payment'],
    [review.processing, 'Processing...'],
    [review.notSpecified, 'Not specified'],
    [toasts.packageSelected.title, 'Package Selected'],
    // The payment form.
    [paymentWords.heading, 'Complete Your Payment'],
    [paymentWords.totalAmount, 'Total amount'],
    [paymentWords.pay('$1,299.99'), 'Pay $1,299.99'],
    [paymentWords.cancel, 'Cancel'],
    // The confirmation.
    [confirmationWords.title, 'Booking Confirmation'],
    [confirmationWords.confirmed, 'Confirmed'],
    [confirmationWords.codeHint, 'Save this code or QR for check-in'],
    [confirmationWords.vehicle, 'Vehicle Information'],
    [confirmationWords.date, 'Appointment Date'],
    [confirmationWords.time, 'Appointment Time'],
    [confirmationWords.services, 'Selected Services'],
    [confirmationWords.total, 'Total Price'],
    [confirmationWords.done, 'Done'],
    [confirmationWords.home, 'Return to Home'],
    // States of the wizard, the payment and the email.
    [toasts.missing.title, 'Required Information Missing'],
    [toasts.missing.text, 'Please complete all required fields before proceeding.'],
    [paymentWords.setup.loading, 'Setting up payment...'],
    [paymentWords.setup.failed, 'Payment Setup Failed'],
    [paymentWords.setup.goBack, 'Go Back'],
    [paymentWords.processing, 'Processing...'],
    [confirmationWords.sending, 'Sending...'],
    [confirmationWords.sent('alex@tintforge.example'), 'Confirmation sent to alex@tintforge.example'],
    // Messages under fields.
    [contact.name.required, 'Name must be at least 2 characters'],
    [contact.email.required, 'Please enter a valid email address'],
    [contact.phone.required, 'Please enter a valid phone number'],
    [words.vehicle.required, 'Please select a vehicle type'],
    [contact.vehicleMake.required, 'Please select a vehicle make'],
    [contact.vehicleModel.required, 'Please select a vehicle model'],
    [appointment.date.required, 'Please select a date'],
    [appointment.time.required, 'Please select a time'],
    // Errors and successes.
    [toasts.submissionError.title, 'Submission Error'],
    [toasts.submissionError.text, 'There was a problem submitting your booking. Please try again.'],
    [paymentWords.setup.intentFallback, 'Failed to create payment intent'],
    [paymentWords.setup.panelFallback, 'An error occurred while setting up payment.'],
    [paymentWords.setup.toastFallback, 'Failed to initialize payment system.'],
    [paymentWords.inlineFallback, 'An unexpected error occurred.'],
    [paymentWords.failureToast.title, 'Payment Failed'],
    [paymentWords.failureToast.fallback, 'Something went wrong with your payment.'],
    [toasts.paymentSuccessful.title, 'Payment Successful'],
    [toasts.paymentSuccessful.text, 'Your booking has been confirmed and payment processed!'],
    [paymentWords.successToast.title, 'Payment Successful'],
    [paymentWords.successToast.text, 'Your payment has been processed successfully!'],
  ])('%s', (text, printed) => {
    expect(text).toBe(printed);
  });

  test('the contact notice says what email and phone are for', () => {
    expect(contact.notice).toContain('email receives confirmations and reminders');
    expect(contact.notice).toContain('phone is used only for appointment communications');
  });
});

describe('the words of what we promise are fixed', () => {
  test.each([
    [words.demoBanner, 'Demo: no money moves'],
    [words.review.terms.text, 'By paying, you accept the Terms and the cancellation policy above.'],
    [holdWords.expired.message, 'Your time ran out and nothing was charged'],
    [holdWords.expired.again, 'Hold it again'],
    [paymentWords.refundFailed, 'We couldn’t refund your card. We’ll call you.'],
    [words.quote.link, 'Ask for a quote'],
  ])('%s', (text, printed) => {
    expect(text).toBe(printed);
  });

  test('the link stands in the sentence it belongs to', () => {
    expect(words.review.terms.text).toContain(words.review.terms.link);
  });

  test('the policy names the moment and the amount', () => {
    const { policy } = words;
    expect(`${policy.freeUntil('Mon, Dec 7, 9:00 AM EST')} ${policy.fee('$112.50')}`).toBe(
      'Free to move or cancel until Mon, Dec 7, 9:00 AM EST. After that, the late-cancellation fee is $112.50.',
    );
    expect(policy.insideNotice('$112.50')).toContain('30 minutes after paying');
    expect(policy.insideNotice('$112.50')).toContain('$112.50 is kept');
  });
});

test('the steps are named in the order of the rules', () => {
  expect(words.steps.map((name) => name.toLowerCase())).toEqual([...wizardSteps]);
});

test('every status has its word', () => {
  expect(Object.keys(confirmationWords.verification.statuses).sort()).toEqual([...bookingStatuses].sort());
});

test('no word is empty or left to be written', () => {
  const texts: string[] = [];
  function collect(value: unknown): void {
    if (typeof value === 'string') texts.push(value);
    else if (typeof value === 'function') texts.push(value('A', 'B'));
    else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) collect(part);
  }
  collect(words);
  expect(texts.length).toBeGreaterThan(150);
  for (const text of texts) {
    expect(text.trim()).toBe(text);
    expect(text).not.toMatch(/^$|undefined|TODO|lorem|\bX\.XX\b/i);
  }
});

test.each([
  ['1.5', '3', '1.5–3 hours'],
  ['2.5', '2.5', '2.5 hours'],
  ['1', '1', '1 hour'],
])('packages of %s to %s hours', (shortest, longest, expected) => {
  expect(words.vehicle.hours(shortest, longest)).toBe(expected);
});
