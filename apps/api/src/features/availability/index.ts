export { crewDays, type DaysQuestion, regionDays } from './region-days';
export { registerAvailability } from './routes';
export { closedDays, crewIdsOf } from './store';
