import { prerendered } from '../../../lib/prerendered';

/**
 * The picture on a vehicle's card. The served page includes all four; their code is for visitors who come from another
 * page.
 */
export const LateVehicle = prerendered(async () => (await import('./vehicle-in-bay')).VehicleInBay);
