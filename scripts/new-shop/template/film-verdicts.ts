import type { FilmType } from '@tintforge/booking-core';
import type { HomeVerdict } from '@tintforge/content/shapes';

/** The verdict of the state's law on each shade by its id, on typical glass; the tests hold it to the rule. */
export const verdictOfShade: Readonly<Record<string, HomeVerdict>> = {
{{verdicts}}
};

/** Films whose other shades are not verified. */
export const unpublished: readonly FilmType[] = [{{unpublished}}];
