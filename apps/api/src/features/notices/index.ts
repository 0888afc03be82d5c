export { type FoundNotice, findNotices, longestSpanMs } from './find-notices';
export { kindsOf, noticesFor, queueNotices } from './queue-notices';
export { addressOf, readerOf, writeReader } from './readers';
