import type { DraftFields, WizardDraft } from '@tintforge/booking-core';
import { cityOfZip } from '@tintforge/content';

/**
 * Draft changes for a new ZIP code. The city follows the ZIP code while it is empty or still the default city of the
 * previous one; a typed city stays.
 */
export function zipFields({ zip: before, address }: WizardDraft, zip: string): Partial<DraftFields> {
  const { city } = address;
  const isOurs = city.trim() === '' || city === cityOfZip(before);
  return isOurs ? { zip, address: { ...address, city: cityOfZip(zip) ?? '' } } : { zip };
}
