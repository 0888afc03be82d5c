import type { VehicleKind, VehicleProps } from '../vehicle/vehicle';
import { CoupeMini } from './coupe-mini';
import { SedanMini } from './sedan-mini';
import { SuvMini } from './suv-mini';
import { TruckMini } from './truck-mini';

const minis = { sedan: SedanMini, suv: SuvMini, truck: TruckMini, coupe: CoupeMini };

/** The small drawing of a vehicle, for list rows and cards: a third of the side view's weight. */
export function VehicleMini({ kind, ...vehicle }: VehicleProps & { kind: VehicleKind }) {
  const Drawing = minis[kind];
  return <Drawing {...vehicle} />;
}
