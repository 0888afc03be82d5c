/** The page of each region. Addresses are forever: links and search engines know them. */
export const regionPaths = {
  denver: '/denver-car-tint',
  boulder: '/boulder-fort-collins-car-tint',
} as const satisfies Readonly<Record<string, string>>;
