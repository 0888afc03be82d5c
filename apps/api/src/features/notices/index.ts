export { type FoundNotice, findNotices, longestSpanMs } from './find-notices';
export { kindsOf, type NoticeContext, noticesFor, queueNotices } from './queue-notices';
export { addressOf, readerOf, writeReader } from './readers';
