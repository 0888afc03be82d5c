interface MakerClaimProps {
  /** Says whose figure it is. */
  text: string;
  /** The words that lead to what was measured. */
  link: string;
  to: string;
}

/** The note next to a manufacturer's figure: whose claim it is, with a link to the measured table. */
export function MakerClaim({ text, link, to }: MakerClaimProps) {
  return (
    <>
      {text} <a href={to}>{link}</a>.
    </>
  );
}
