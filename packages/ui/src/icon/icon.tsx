import { drawings } from './drawings';
import { IconFrame } from './icon-frame';

/** The icons of this system; all from one set. */
export type IconName = keyof typeof drawings;

/** Props of {@link Icon}. */
export interface IconProps {
  name: IconName;
  /** 20 px, or 16 px next to small text. */
  size?: 'medium' | 'small' | undefined;
}

/** An icon next to words. Always decorative: the words carry the meaning. */
export function Icon({ name, size = 'medium' }: IconProps) {
  return <IconFrame outline={drawings[name]} size={size} />;
}
