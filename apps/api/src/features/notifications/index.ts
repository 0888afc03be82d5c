export { type NotificationKind, notificationsOf, queueNotification } from './outbox';
