import type { LawBackground, LawPack } from '@tintforge/tint-law';
import { lawOf, laws } from '@tintforge/tint-law/all';

/** The tint law of the state where a car is registered; undefined where none was verified. */
export function lawOfCar(registeredIn: string): LawPack | undefined {
  return lawOf(registeredIn);
}

/** The sources of a state's law, and what staff read of it; undefined where nothing was verified. */
export function backgroundOf(jurisdiction: string): LawBackground | undefined {
  return laws.find(({ law }) => law.jurisdiction === jurisdiction)?.background();
}
