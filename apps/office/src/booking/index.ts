export { BookingTab } from './booking-tab';
