/** The shop's place in a sentence: "Mobile window tinting … in and around Boise." */
export const placeInWords = 'in and around {{city}}, {{state}}';

/** The state's postal code. */
export const placeRegion = '{{postal}}';

/** The picture that links to pages show: "…, next to a sunset through seven shades of window film". */
export const placeSunset = 'a sunset';

/** One sentence after the number of a day's times, about the weather or the day. */
export const startsHint = 'Earlier starts leave more of the day.';
