export { billLines, checkOrder, checkShade, checkTotal, outsideArea } from './check-order';
