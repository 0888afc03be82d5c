export { crewDays, regionDays } from './region-days';
export { registerAvailability } from './routes';
export { closedDays } from './store';
