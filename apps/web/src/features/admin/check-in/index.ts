export { CheckInTab } from './check-in-tab';
export { CarDialogs } from './job/car-dialogs';
export { WorkFacts } from './job/car-facts';
export { firstNameOf } from './job/first-name';
export { Obstacle } from './job/obstacle';
export { type CarActs, useCarActs } from './job/use-car-acts';
export { CodeEntry } from './scan/code-entry';
export { StaffCheckIn } from './staff-check-in';
export { checkInWords } from './words';
