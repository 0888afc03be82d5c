export { shopMetrics } from './shop-metrics';
