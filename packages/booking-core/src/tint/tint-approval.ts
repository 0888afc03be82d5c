/**
 * How far a booking's exemption is: no shade needs one (`none`), staff have not yet read the document (`pending`), or what
 * they said to it. A refused one leaves the booking: its shades are agreed at the car.
 */
export const tintApprovals = ['none', 'pending', 'approved', 'refused'] as const;

/** One of {@link tintApprovals}. */
export type TintApproval = (typeof tintApprovals)[number];
