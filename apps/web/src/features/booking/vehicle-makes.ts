/**
 * Makes that the Contact step suggests; any text is taken. Empty, because car makers' names are trademarks: the owner
 * adds those the shop sees most.
 */
export const vehicleMakes: readonly string[] = [];
