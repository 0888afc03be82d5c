export { notificationsOf, queueNotification } from './outbox';
