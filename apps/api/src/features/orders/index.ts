export { billLines, checkOrder, checkShade, checkTotal, outsideArea } from './check-order';
export { type AgreedTint, checkTint, type TintRules } from './check-tint';
