interface MakerClaimProps {
  /** Says whose figure it is. */
  text: string;
  /** The words that lead to what was measured. */
  link: string;
  to: string;
}

/** What stands beside a figure of a film's maker: whose claim it is, and the way to the measured table. */
export function MakerClaim({ text, link, to }: MakerClaimProps) {
  return (
    <>
      {text} <a href={to}>{link}</a>.
    </>
  );
}
