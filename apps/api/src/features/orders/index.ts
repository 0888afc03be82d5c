export { type BilledTax, billedTax, rebilledTax } from './billed-tax';
export { type FurtherOrder, ofFurtherCar, planOfOrders, priceFurtherCars, sidesOf, sidesOfOrders } from './check-cars';
export { billLines, checkOrder, checkShade, checkTotal, notPriced, outsideArea } from './check-order';
export { checkTint, exemptionIncomplete, type TintRules } from './check-tint';
export { areCleared, judgeAgain, shadesAfter, withoutShades } from './judge-again';
export { backgroundOf, lawOfCar } from './law-of-car';
export { zonesOfType } from './zones-of-type';
