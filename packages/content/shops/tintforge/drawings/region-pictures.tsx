import { GulfScene } from '@tintforge/ui/gulf-scene';
import { DriverScene } from '@tintforge/ui/scenes/driver';
import { HotelScene } from '@tintforge/ui/scenes/hotel';
import { LivingScene } from '@tintforge/ui/scenes/living';
import { VanScene } from '@tintforge/ui/scenes/van';
import { WorksiteScene } from '@tintforge/ui/scenes/worksite';
import type { ReactNode } from 'react';
import { RoadView } from './window-views';

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
  tampa: {
    top: (title) => <GulfScene timeOfDay="noon" vlt={20} paneX={52} title={title} />,
    keeps: 'ground',
  },
  clearwater: {
    top: (title) => <DriverScene View={RoadView} vlt={100} sideVlt={50} stripVlt={20} title={title} />,
    local: <VanScene vlt={35} />,
  },
  sarasota: {
    top: (title) => <WorksiteScene vlt={20} title={title} />,
    keeps: 'ground',
    local: <LivingScene vlt={35} />,
  },
  naples: {
    top: (title) => <HotelScene vlt={35} title={title} />,
    keeps: 'ground',
    local: <GulfScene vlt={20} />,
  },
};
