export { allJobs } from './jobs';
export { createScheduler, type Job } from './scheduler';
