export { CarDialogs } from './job/car-dialogs';
export { WorkFacts } from './job/car-facts';
export { CheckInResult } from './job/check-in-result';
export { Obstacle } from './job/obstacle';
export { OtherSteps } from './job/other-steps';
export { type CarActs, useCarActs } from './job/use-car-acts';
export { CodeEntry } from './scan/code-entry';
export { StaffCheckIn } from './staff-check-in';
export { checkInWords } from './words';
