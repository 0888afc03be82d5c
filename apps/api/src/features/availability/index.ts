export { crewDays, crewDaysOfSides, offersOf, regionDays, toldStarts } from './region-days';
export { registerAvailability } from './routes';
export { activeCrews, closedDays } from './store';
