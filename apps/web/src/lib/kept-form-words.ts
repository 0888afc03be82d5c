/** Words of forms whose text stays in the tab until it is saved, and follows what others save. */
export const keptFormWords = {
  /** Typed before, and neither saved nor discarded. */
  draft: 'Your changes from before are still here. They aren’t saved yet.',
  /** At a field that was changed after the form was opened. */
  newer: {
    text: (value: string) => `It’s now “${value}”. Save to use yours instead.`,
    none: 'It was emptied. Save to use yours instead.',
  },
} as const;
