export { notificationsOf, queueNotification, retryNotification, withdrawNotification } from './outbox';
