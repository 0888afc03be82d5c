export { allJobs } from './jobs';
export { createScheduler, type Job, type Scheduler } from './scheduler';
