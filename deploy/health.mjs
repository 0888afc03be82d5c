/** Ends with 0 when the server on this computer can work, with 1 when it cannot. */
const { PORT = '3000' } = process.env;
const isReady = await fetch(`http://127.0.0.1:${PORT}/health/ready`, { signal: AbortSignal.timeout(2500) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isReady ? 0 : 1;
