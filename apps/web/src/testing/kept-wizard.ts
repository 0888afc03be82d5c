import type { WizardDraft } from '@tintforge/booking-core';

/** The wizard as stored in the tab. It is written after rendering, so a test may have to wait for it. */
export function keptWizard(): { step: number; draft: WizardDraft } {
  return JSON.parse(window.sessionStorage.getItem('booking_wizard') ?? '{}');
}
