export { NewBookingTab } from './new-booking-tab';
