export { ReportsTab } from './reports-tab';
