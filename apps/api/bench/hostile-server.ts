/** A server of hostile calendars in a separate process: it sends its URL, and then serves the kind that it is sent. */
import { drawFrom, harmless, hostileAnswers, openHostileServer } from '../src/proofs/foreign-calendars/hostile-answers';

const answers = hostileAnswers(drawFrom(process.argv[2] ?? ''));
const server = await openHostileServer();
process.on('message', (kind: string) => {
  server.answer = answers.get(kind) ?? harmless;
  process.send?.('ready');
});
process.send?.(server.url);
