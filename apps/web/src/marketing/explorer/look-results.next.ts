/** The code behind the results' first response: the sentences by the law. */
export { fetchCarFacts } from './later-parts';
export { LookVerdicts, OfferNotes, RuledCar } from './look-verdicts';
export { SecondLook } from './second-look';
