/**
 * State of a booking's exemption: no shade needs one (`none`), staff have not yet read the document (`pending`), or
 * their decision. A refused one leaves the booking: its shades are settled at the car.
 */
export const tintApprovals = ['none', 'pending', 'approved', 'refused'] as const;

/** One of {@link tintApprovals}. */
export type TintApproval = (typeof tintApprovals)[number];
