import type { GalleryDrawing } from '@tintforge/content';
import { type SceneProps, VehicleBay } from '@tintforge/ui';
import { HouseFacade } from '@tintforge/ui/facades/house';
import { OfficeFacade } from '@tintforge/ui/facades/office';
import { BedroomScene } from '@tintforge/ui/scenes/bedroom';
import { CafeScene } from '@tintforge/ui/scenes/cafe';
import { LivingScene } from '@tintforge/ui/scenes/living';
import { OfficeScene } from '@tintforge/ui/scenes/office';
import { Coupe } from '@tintforge/ui/vehicles/coupe';
import { Sedan } from '@tintforge/ui/vehicles/sedan';
import { Suv } from '@tintforge/ui/vehicles/suv';
import { Truck } from '@tintforge/ui/vehicles/truck';
import type { ComponentType, ReactNode } from 'react';

interface Building {
  Picture: ComponentType<SceneProps>;
  /** Percent of light that the factory glass lets through. */
  bareVlt: number;
}

const vehicles = { sedan: Sedan, suv: Suv, truck: Truck, coupe: Coupe } as const;
const bareCar = 78;

const buildings: Readonly<Record<Exclude<GalleryDrawing, keyof typeof vehicles>, Building>> = {
  house: { Picture: HouseFacade, bareVlt: 85 },
  office: { Picture: OfficeFacade, bareVlt: 85 },
  living: { Picture: LivingScene, bareVlt: 100 },
  bedroom: { Picture: BedroomScene, bareVlt: 100 },
  cafe: { Picture: CafeScene, bareVlt: 100 },
  desks: { Picture: OfficeScene, bareVlt: 100 },
};

interface GalleryPictureProps {
  id: GalleryDrawing;
  /** Percent of visible light that the film lets through; without it the glass is bare. */
  vlt?: number | undefined;
  /** The same for a car's front sides, where it differs. */
  frontVlt?: number | undefined;
  title?: string | undefined;
}

/** One side of a picture in the gallery. The side with film has no label, because the edge between the two has one. */
export function GalleryPicture({ id, vlt, frontVlt, title }: GalleryPictureProps): ReactNode {
  if (!isVehicle(id)) {
    const { Picture, bareVlt } = buildings[id];
    return <Picture vlt={vlt ?? bareVlt} title={title} />;
  }
  const Vehicle = vehicles[id];
  const behind = vlt ?? bareCar;
  const panes = { windshield: bareCar, front: frontVlt ?? behind, rear: behind, quarter: behind, back: behind };
  return (
    <VehicleBay>
      <Vehicle vlt={panes} title={title} />
    </VehicleBay>
  );
}

function isVehicle(id: GalleryDrawing): id is keyof typeof vehicles {
  return id in vehicles;
}
