import { WorksiteScene } from '@tintforge/ui/scenes/worksite';
import type { ReactNode } from 'react';
import { PlaceScene } from './scene';

interface RegionPictures {
  /** The wide picture at the top. */
  top: (title: string) => ReactNode;
  /** The part of it that stays in view where it is cut: the middle unless it is named. */
  keeps?: 'ground';
  /** Next to the local differences. */
  local?: ReactNode;
}

/** The pictures of each regional page. */
export const regionPictures: Readonly<Record<string, RegionPictures>> = {
  denver: {
    top: (title) => <PlaceScene timeOfDay="noon" vlt={35} paneX={52} title={title} />,
    keeps: 'ground',
    local: <PlaceScene vlt={35} paneX={40} />,
  },
  boulder: {
    top: (title) => <WorksiteScene vlt={35} title={title} />,
    keeps: 'ground',
    local: <PlaceScene timeOfDay="dawn" vlt={50} paneX={56} />,
  },
};
