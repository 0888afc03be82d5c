import { IconFrame } from '../icon/icon-frame';
import { deskDrawings } from './desk-drawings';

/** The staff icons. They are separate from `Icon`, so that no visitor downloads them. */
export type DeskIconName = keyof typeof deskDrawings;

/** Props of {@link DeskIcon}. */
export interface DeskIconProps {
  name: DeskIconName;
  /** 20 px, or 16 px next to small text. */
  size?: 'medium' | 'small' | undefined;
}

/** A staff icon, next to words. Always decorative: the words carry the meaning. */
export function DeskIcon({ name, size = 'medium' }: DeskIconProps) {
  return <IconFrame outline={deskDrawings[name]} size={size} />;
}
