export {
  type NotificationKind,
  notificationKinds,
  notificationsOf,
  queueNotification,
  retryNotification,
} from './outbox';
