export { ScheduleTab } from './schedule-tab';
