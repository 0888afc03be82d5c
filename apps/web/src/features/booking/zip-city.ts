import type { DraftFields, WizardDraft } from '@tintforge/booking-core';
import { cityOfZip } from '@tintforge/content';

/**
 * What a new ZIP code changes in the draft. The city follows it while it is empty or still the usual city of the ZIP code
 * before; a city that was typed stays.
 */
export function zipFields({ zip: before, address }: WizardDraft, zip: string): Partial<DraftFields> {
  const { city } = address;
  const isOurs = city.trim() === '' || city === cityOfZip(before);
  return isOurs ? { zip, address: { ...address, city: cityOfZip(zip) ?? '' } } : { zip };
}
