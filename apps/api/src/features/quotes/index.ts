export { declineQuote } from './decline-quote';
export { forgetQuietQuotes, forgetQuotes } from './forget-quotes';
export { photoViews } from './photos/photo-view';
export type { QuoteContext } from './ports';
export { registerPostedRequests } from './posted-request';
export { noSuchQuote } from './problems';
export { quoteToken } from './quote-token';
export { bookingOfQuote, contactOf, detailsOf } from './quote-view';
export { requestQuote } from './request-quote';
export { registerQuotes } from './routes';
export { assignQuote, markQuote, noteQuote, sendQuoteLink } from './staff-quote';
export { quoteByCode, quoteById, quoteEventsOf, storedQuote } from './store';
export { acceptFor, acceptVersion } from './versions/accept-version';
export { askChange } from './versions/answer-version';
export { endQuoteAcceptance, endUnpaidAcceptance } from './versions/end-acceptance';
export { isPassed } from './versions/good-through';
export { saveDraft } from './versions/save-draft';
export { extendQuote, sendVersion } from './versions/send-version';
export {
  acceptanceOf,
  acceptanceOfBooking,
  draftOf,
  type StoredVersion,
  sentVersionsOf,
  versionOf,
} from './versions/store';
export { versionView } from './versions/version-view';
