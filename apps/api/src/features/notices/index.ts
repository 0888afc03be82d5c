export { type NoticeEmail, noticesOf, queueNotices } from './email-notices';
export type { FoundNotice } from './notice-store';
export { chooseEmails, markSeen, readNotices } from './read-notices';
export { addressOf, readerOf } from './reader-store';
