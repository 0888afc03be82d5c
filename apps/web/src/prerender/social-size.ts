/** Size of a social picture in pixels, which large link previews show uncropped. */
export const socialSize = { width: 1200, height: 630 } as const;

/** Area of the words, in pixels: dark ground, and far enough from the edges for previews with rounded corners. */
export const socialArea = { left: 72, top: 64, right: 620, bottom: 566 } as const;
