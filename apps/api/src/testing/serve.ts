import { catalogue } from '@tintforge/content';
import { start } from '../start';
import { systemClock, systemRandomness } from '../system';
import { openControl } from './control';
import { countlessHolds } from './countless-holds';
import { freePort } from './free-port';
import { createSettableClock } from './settable-clock';

const clock = createSettableClock(systemClock);
// The day on which the shop's clock starts, ISO 8601, for the same seeds on every day of the year.
if (process.env.CLOCK !== undefined) clock.set(Date.parse(process.env.CLOCK));
const random = systemRandomness(clock);
const port = process.env.PORT ?? String(await freePort());
const mostCalls = { calls: 1_000_000, perMs: 60_000 };
/** The demo's own year of bookings is left out: a production's first hour. */
const isEmpty = process.env.BEGINNING === 'empty';
const owner = { username: 'owner', password: 'owner-of-a-new-shop' };
const mostFailures = { most: 1_000_000, perMs: 60_000 };

const started = await start({
  environment: { ...process.env, PORT: port },
  clock,
  random,
  // One computer plays many visitors.
  adjust: (config) => ({
    ...config,
    ...(isEmpty && { mode: 'production' as const, admin: owner }),
    // The customers of the stories live in the second region.
    freeDemoRegionId: catalogue.regions[1]?.id,
    limits: {
      ...config.limits,
      holds: { ...countlessHolds, perPerson: config.limits.holds.perPerson },
      accounts: { ...config.limits.accounts, failuresPerAddress: mostFailures },
      rates: {
        perAddress: mostCalls,
        codeLookUps: mostCalls,
        messages: mostCalls,
        quoteRequests: mostCalls,
        registrations: mostCalls,
        linkMails: mostCalls,
      },
    },
  }),
});
if (!started.ok) throw new Error(started.problems.join('\n'));

const { running } = started;
const token = Buffer.from(random.bytes(24)).toString('base64url');
const control = await openControl({ running, clock, token });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void control
      .close()
      .then(() => running.close())
      .then(() => process.exit(0));
  });
}
process.stdout.write(`${JSON.stringify({ origin: running.config.publicUrl, control: control.address, token })}\n`);
