export { FindBooking } from './find-booking';
export { MailLinks } from './mail-links';
