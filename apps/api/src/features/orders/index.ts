export { billLines, checkOrder, checkShade, checkTotal, outsideArea } from './check-order';
export { checkTint, exemptionIncomplete, type TintRules } from './check-tint';
