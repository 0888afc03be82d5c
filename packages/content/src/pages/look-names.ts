/** The explorer's two looks. */
export const lookNames = { a: 'Look A', b: 'Look B' } as const;
