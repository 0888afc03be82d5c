export { forgetQuietQuotes, forgetQuotes } from './forget-quotes';
export type { QuoteContext } from './ports';
export { noSuchQuote } from './problems';
export { quoteToken } from './quote-token';
export { contactOf, detailsOf, statusOf } from './quote-view';
export { registerQuotes } from './routes';
export { assignQuote, markQuote, noteQuote, sendQuoteLink } from './staff-quote';
export { quoteByCode, quoteById, quoteEventsOf } from './store';
