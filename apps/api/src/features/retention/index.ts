export { pruneShop } from './prune-shop';
