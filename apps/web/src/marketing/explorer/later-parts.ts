// Named here, and not where they are shown: the list of their files is long.

/** The drawing of another vehicle than the served one. */
export const fetchVehiclePicture = async () => (await import('@tintforge/app-base/vehicle-picture')).VehiclePicture;

/** The questions about the car, which come when they are opened. */
export const fetchCarFacts = async () => (await import('./car-facts')).CarFacts;
