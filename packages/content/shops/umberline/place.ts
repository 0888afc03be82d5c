/** The shop's place in a sentence: "Mobile window tinting … on Colorado’s Front Range." */
export const placeInWords = 'on Colorado’s Front Range';

/** The state's postal code. */
export const placeRegion = 'CO';

/** The place on the picture that links to pages show; `drawings/social-film.tsx` has the words after it. */
export const placeSunset = 'dusk over the Continental Divide';

/** One sentence after the number of a day's times, about the weather or the day. */
export const startsHint = 'In hail season, the first start of the day is the calm one.';
