/** Shows a story on ink. */
export const onInk = { theme: 'ink' };

/** Shows a story at the width of a phone, 390 px. */
export const onPhone = { viewport: { value: 'phone', isRotated: false } };

/** Shows a story at the width of a desktop, 1440 px, where the rest of its file is on a phone. */
export const onWideScreen = { viewport: { value: 'wide', isRotated: false } };
