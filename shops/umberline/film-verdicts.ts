import type { FilmType } from '@tintforge/booking-core';
import type { HomeVerdict } from '@tintforge/content/shapes';

export const verdictOfShade: Readonly<Record<string, HomeVerdict>> = {};
export const unpublished: readonly FilmType[] = [];
