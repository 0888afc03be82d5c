/** The shop's place in a sentence: "Mobile window tinting … in and around Boise." */
export const placeInWords = 'in and around {{city}}, {{state}}';

/** The state's postal code. */
export const placeRegion = '{{postal}}';

/** The place on the picture that links to pages show; `drawings/social-film.tsx` has the words after it. */
export const placeSunset = 'a sunset';

/** One sentence after the number of a day's times, about the weather or the day. */
export const startsHint = 'Earlier starts leave more of the day.';
