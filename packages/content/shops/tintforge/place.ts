/** The shop's place in a sentence: "Mobile window tinting … on the Gulf coast of Florida." */
export const placeInWords = 'on the Gulf coast of Florida';

/** The state's postal code. */
export const placeRegion = 'FL';

/** The place on the picture that links to pages show; `drawings/social-film.tsx` has the words after it. */
export const placeSunset = 'a sunset over the Gulf';

/** One sentence after the number of a day's times, about the weather or the day. */
export const startsHint = 'Mornings usually beat the afternoon storms.';
