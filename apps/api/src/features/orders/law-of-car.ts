import type { Registration } from '@tintforge/booking-core';
import { homeLaw } from '@tintforge/content';
import type { LawPack } from '@tintforge/tint-law';

/** The tint law of the state where a car is registered; undefined where none was verified. */
export function lawOfCar(registeredIn: Registration): LawPack | undefined {
  return registeredIn === 'florida' ? homeLaw : undefined;
}
