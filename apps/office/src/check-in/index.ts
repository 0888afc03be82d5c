export { CheckInTab } from './check-in-tab';
export { ScannedPassPage } from './scanned-pass-page';
