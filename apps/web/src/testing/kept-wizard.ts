import type { WizardDraft } from '@tintforge/booking-core';

/** The wizard as the tab keeps it. It is written after the page is drawn, so a test may have to wait for it. */
export function keptWizard(): { step: number; draft: WizardDraft } {
  return JSON.parse(window.sessionStorage.getItem('booking_wizard') ?? '{}');
}
