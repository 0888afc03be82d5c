export { crewDays, crewDaysOfSides, regionDays, toldStarts } from './region-days';
export { registerAvailability } from './routes';
export { activeCrews, closedDays } from './store';
