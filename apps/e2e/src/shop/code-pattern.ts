/** The beginning of a shop's tracking codes: two capital letters and a hyphen. */
export const codeStart = '[A-Z]{2}-';
