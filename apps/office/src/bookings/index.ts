export { BookingsTab } from './bookings-tab';
