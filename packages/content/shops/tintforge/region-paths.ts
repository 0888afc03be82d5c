/** The page of each region. Addresses are forever: links and search engines know them. */
export const regionPaths = {
  tampa: '/tampa-bay-window-tinting',
  clearwater: '/clearwater-st-petersburg-window-tinting',
  sarasota: '/sarasota-bradenton-window-tinting',
  naples: '/fort-myers-naples-window-tinting',
} as const satisfies Readonly<Record<string, string>>;
