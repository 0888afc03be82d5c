import type { TintDraft } from '@tintforge/booking-core';
import { homeLaw } from '@tintforge/content';
import type { LawPack } from '@tintforge/tint-law';

/** The law that a car's windows are judged by; undefined for a state whose law was not verified. */
export function lawOf({ registeredIn }: Pick<TintDraft, 'registeredIn'>): LawPack | undefined {
  return registeredIn === 'florida' ? homeLaw : undefined;
}
