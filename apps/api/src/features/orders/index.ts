export { billLines, checkOrder, checkShade, checkTotal } from './check-order';
