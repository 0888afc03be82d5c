export { QuotesTab } from './quotes-tab';
