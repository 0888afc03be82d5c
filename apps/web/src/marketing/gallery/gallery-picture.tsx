import type { GalleryItemId } from '@tintforge/content';
import { VehicleBay } from '@tintforge/ui';
import { HouseFacade } from '@tintforge/ui/facades/house';
import { OfficeFacade } from '@tintforge/ui/facades/office';
import { BedroomScene } from '@tintforge/ui/scenes/bedroom';
import { CafeScene } from '@tintforge/ui/scenes/cafe';
import { DriverScene } from '@tintforge/ui/scenes/driver';
import { LivingScene } from '@tintforge/ui/scenes/living';
import { OfficeScene } from '@tintforge/ui/scenes/office';
import { Coupe } from '@tintforge/ui/vehicles/coupe';
import { Sedan } from '@tintforge/ui/vehicles/sedan';
import { Suv } from '@tintforge/ui/vehicles/suv';
import { Truck } from '@tintforge/ui/vehicles/truck';
import type { ComponentType, ReactNode } from 'react';

interface Drawing {
  Picture: ComponentType<{ vlt: number; title?: string | undefined }>;
  /** Percent of light that the glass lets through as it left the factory: a building's or a scene's, or a car's. */
  bareVlt: number;
  isVehicle?: true;
}

const bareCar = { bareVlt: 78, isVehicle: true } as const;

const drawings: Readonly<Record<GalleryItemId, Drawing>> = {
  sedan: { Picture: Sedan, ...bareCar },
  suv: { Picture: Suv, ...bareCar },
  truck: { Picture: Truck, ...bareCar },
  coupe: { Picture: Coupe, ...bareCar },
  house: { Picture: HouseFacade, bareVlt: 85 },
  office: { Picture: OfficeFacade, bareVlt: 85 },
  living: { Picture: LivingScene, bareVlt: 100 },
  bedroom: { Picture: BedroomScene, bareVlt: 100 },
  driver: { Picture: DriverScene, bareVlt: 100 },
  cafe: { Picture: CafeScene, bareVlt: 100 },
  desks: { Picture: OfficeScene, bareVlt: 100 },
};

interface GalleryPictureProps {
  id: GalleryItemId;
  /** Percent of visible light that the film lets through; without it the glass is bare. */
  vlt?: number | undefined;
  title?: string | undefined;
}

/** One side of a picture in the gallery. The side with film says nothing: the edge between the two is named. */
export function GalleryPicture({ id, vlt, title }: GalleryPictureProps): ReactNode {
  const { Picture, bareVlt, isVehicle = false } = drawings[id];
  const picture = <Picture vlt={vlt ?? bareVlt} title={title} />;
  return isVehicle ? <VehicleBay>{picture}</VehicleBay> : picture;
}
