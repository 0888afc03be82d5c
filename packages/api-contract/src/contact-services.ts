/** Subjects of a message, as the contact form offers them. */
export const contactServices = [
  'Automotive Tinting',
  'Residential Tinting',
  'Commercial Tinting',
  'Paint Protection Film',
  'Other',
] as const;

/** One of {@link contactServices}. */
export type ContactService = (typeof contactServices)[number];
