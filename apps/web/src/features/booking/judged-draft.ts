import { shopToday } from '@tintforge/app-base/shop-time';
import type { JudgedDraft } from '@tintforge/app-base/tint/judge-zone';
import type { WizardDraft } from '@tintforge/booking-core';

/** The shades of a draft, with the car and the days that they are judged by. */
export function judgedDraftOf({ tint, vehicleType, vehicleYear, appointmentDate }: WizardDraft): JudgedDraft {
  const days = appointmentDate === '' ? undefined : { chosenOn: shopToday(Date.now()), day: appointmentDate };
  return { ...tint, vehicleType, modelYear: vehicleYear, days };
}
