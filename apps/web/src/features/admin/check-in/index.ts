export { CheckInTab } from './check-in-tab';
