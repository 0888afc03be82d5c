/** The page of each region. Addresses are forever: links and search engines know them. */
export const regionPaths = {
  {{regionKey}}: '/{{region}}-window-tinting',
} as const satisfies Readonly<Record<string, string>>;
