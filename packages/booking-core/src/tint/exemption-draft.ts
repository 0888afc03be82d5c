/** Grounds on which a car may be darker. */
export const exemptionKinds = ['medical', 'occupational'] as const;

/** One of {@link exemptionKinds}. */
export type ExemptionKind = (typeof exemptionKinds)[number];

/** An exemption as it was entered: it may be incomplete. */
export interface ExemptionDraft {
  kind: ExemptionKind | null;
  /** The number of the certificate, issued for one car and not transferable. */
  certificateNumber: string;
  /** Location of the shop's copy, so that staff can read it before they approve. */
  documentReference: string;
}
