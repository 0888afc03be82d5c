export {
  dueNotifications,
  type Notification,
  type NotificationKind,
  notificationKinds,
  notificationsOf,
  queueNotification,
} from './outbox';
