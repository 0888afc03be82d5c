/** The folders of what we publish; each is called `@tintforge/<folder>`. */
export const publishedPackages = [
  'tint-law',
  'booking-core',
  'api-contract',
  'content',
  'ui',
  'stripe-emulator',
] as const;

/** One of {@link publishedPackages}. */
export type PublishedPackage = (typeof publishedPackages)[number];
