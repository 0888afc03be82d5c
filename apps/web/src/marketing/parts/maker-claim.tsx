import { isBuilt } from '../../lib/is-built';

interface MakerClaimProps {
  /** Names the source of the figure. */
  text: string;
  /** Text of the link to the measurements. */
  link: string;
  to: string;
}

/** The note next to a manufacturer's figure: whose claim it is, with a link to the measured table. */
export function MakerClaim({ text, link, to }: MakerClaimProps) {
  return (
    <>
      <span>{text}</span> {isBuilt(to) ? <a href={to}>{link}</a> : <span>{link}</span>}
      <span>.</span>
    </>
  );
}
