export { notificationsOf, queueNotification, retryNotification } from './outbox';
