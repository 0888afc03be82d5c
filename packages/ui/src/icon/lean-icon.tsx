import { IconFrame } from './icon-frame';
import { leanDrawings } from './lean-drawings';

/** The icons of {@link LeanIcon}. */
export type LeanIconName = keyof typeof leanDrawings;

/** Props of {@link LeanIcon}. */
export interface LeanIconProps {
  name: LeanIconName;
  /** 20 px, or 16 px next to small text. */
  size?: 'medium' | 'small' | undefined;
}

/** `Icon` with a few names only, for parts of a page whose script has to be short: a form, a verdict. */
export function LeanIcon({ name, size = 'medium' }: LeanIconProps) {
  return <IconFrame outline={leanDrawings[name]} size={size} />;
}
