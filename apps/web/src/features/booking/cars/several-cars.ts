// The code that a booking of several cars needs and one of a single car doesn't.

export { CarSheets } from './car-sheets';
export { CarsHead } from './cars-head';
export { CarsLimit } from './cars-limit';
export { CrewChoice } from './crew-choice';
export { furtherCarProblems } from './further-car-form';
export { FurtherCars } from './further-cars';
export { removeCar } from './remove-car';
export { ticketLines } from './ticket-lines';
export { carWords } from './words';
