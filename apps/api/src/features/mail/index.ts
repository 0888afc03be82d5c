export { deliverMails } from './deliver-mails';
export { openTransport } from './open-transport';
export type { MailContext } from './ports';
export { previewLetter, readLetter } from './read-letter';
export { registerMails } from './routes';
