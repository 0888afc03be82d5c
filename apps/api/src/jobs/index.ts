export { createJobMetrics } from './job-metrics';
export { allJobs } from './jobs';
export { createScheduler, type Job } from './scheduler';
