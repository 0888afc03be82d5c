export { billLines, checkOrder, checkShade, checkTotal, type OrderRequest } from './check-order';
