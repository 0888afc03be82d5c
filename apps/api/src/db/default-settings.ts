/** What the shop can change while it runs, with the values a new installation begins with. */
export const defaultSettings = {
  /** Share of the total that is kept after the free moment, whole percent. */
  lateFeePercent: 25,
};

export type Settings = typeof defaultSettings;
