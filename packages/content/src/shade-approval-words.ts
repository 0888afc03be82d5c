import type { TintApproval } from '@tintforge/booking-core';

/** Words about booked shades on which the shop decided, and about the note that was shown with them. Ordering needs none. */
export const shadeApprovalWords = {
  approvals: {
    approved: 'We’ve reviewed your exemption and approved it.',
    refused: 'We couldn’t approve your exemption. Your crew will settle those shades with you at the car.',
  } satisfies Record<Exclude<TintApproval, 'none' | 'pending'>, string>,
  /** Of shades that could not be verified and wait for the shop without an exemption. */
  askedApprovals: {
    approved: 'We’ve decided that the shades that weren’t verified can be applied.',
    refused: 'We can’t apply the shades that weren’t verified. Your crew will settle them with you at the car.',
  } satisfies Record<Exclude<TintApproval, 'none' | 'pending'>, string>,
  disclosure: 'Please note',
  shownAt: (moment: string) => `Shown to you when you booked, ${moment}`,
} as const;
