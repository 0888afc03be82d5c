/** Shows a story on ink. */
export const onInk = { theme: 'ink' };

/** Shows a story as wide as a phone, 390 px. */
export const onPhone = { viewport: { value: 'phone', isRotated: false } };
