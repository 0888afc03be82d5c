export { registerAvailability } from './routes';
export { crewDays, type DaysQuestion, regionDays } from './region-days';
export { closedDays, crewIdsOf } from './store';
