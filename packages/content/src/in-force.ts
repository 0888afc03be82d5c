// Figures in force and sentences that shops share, for the words of a shop's pages.
export { contactLineOf } from './contact-lines';
export { type Hours, hours } from './hours';
export { isOpenOn, openDaysText } from './open-days';
export { makerWarranty, printedTwoWays } from './pages/film-page';
export { measuredRange, measuredText, shadesInFront } from './pages/film-table';
export { regions } from './regions';
export { packages } from './sold-packages';
