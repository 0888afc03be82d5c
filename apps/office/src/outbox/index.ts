export { OutboxTab } from './outbox-tab';
