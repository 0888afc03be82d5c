import type { FilmType } from '@tintforge/booking-core';
import type { HomeVerdict } from '@tintforge/content/shapes';

/** The verdict of the state's law on each shade by its id, on typical glass; the tests hold it to the rule. */
export const verdictOfShade: Readonly<Record<string, HomeVerdict>> = {
{{verdicts}}
};

/** Films whose tables have no reflectance: not verified, except what is too dark, until the owner states it. */
export const unpublished: readonly FilmType[] = [{{unpublished}}];
