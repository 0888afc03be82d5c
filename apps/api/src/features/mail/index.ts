export { deliverMails } from './deliver-mails';
export { openTransport } from './open-transport';
export type { MailContext } from './ports';
export { registerMails } from './routes';
