import { faultKinds, testCards } from '@tintforge/stripe-emulator';
import fc from 'fast-check';
import { sampleShop } from '../../testing/sample-shop';

/** Starts that the customers of a history fight for: one on its first day, two within a day, two later. */
export const wantedStarts = [
  { appointmentDate: '2026-12-02', appointmentTime: sampleShop.time },
  { appointmentDate: '2026-12-02', appointmentTime: '13:00' },
  { appointmentDate: '2026-12-04', appointmentTime: sampleShop.time },
  { appointmentDate: '2026-12-04', appointmentTime: '10:30' },
  { appointmentDate: '2026-12-01', appointmentTime: '13:00' },
] as const;

/** Which of the card provider's endpoints a fault or a delay is for. */
export const endpointsOfProvider = {
  any: { path: /^\/v1\// },
  create: { method: 'POST', path: /^\/v1\/payment_intents$/ },
  retrieve: { method: 'GET', path: /^\/v1\/payment_intents\/\w+$/ },
  confirm: { method: 'POST', path: /\/confirm$/ },
  cancel: { method: 'POST', path: /\/cancel$/ },
  refund: { method: 'POST', path: /^\/v1\/refunds$/ },
  'look at refund': { method: 'GET', path: /^\/v1\/refunds\// },
  'list events': { method: 'GET', path: /^\/v1\/events$/ },
} as const;
export type ProviderEndpoint = keyof typeof endpointsOfProvider;

const providerEndpoints = Object.keys(endpointsOfProvider) as ProviderEndpoint[];

/** Minutes by which the clock moves: inside a hold, to its end, past a grace, past the free half hour, past a start. */
const waits = [1, 1, 6, 11, 16, 40, 180, 720] as const;

const ticket = fc.nat(31);
/** Of those on the site; on its first day the shop books and moves on its own. */
const start = fc.nat(wantedStarts.length - 2);
const startOfShop = fc.nat(wantedStarts.length - 1);
/** Cars after the first, and the crews that do them. */
const cars = fc.constantFrom(
  { further: 0, crews: 1 },
  { further: 0, crews: 1 },
  { further: 0, crews: 1 },
  { further: 1, crews: 1 },
  { further: 1, crews: 2 },
  { further: 2, crews: 2 },
  { further: 3, crews: 1 },
  { further: 3, crews: 2 },
) as fc.Arbitrary<{ further: number; crews: 1 | 2 }>;
const card = fc.oneof(
  { weight: 3, arbitrary: fc.constant('pm_card_visa') },
  { weight: 2, arbitrary: fc.constantFrom(...testCards.map(({ method }) => method)) },
  { weight: 1, arbitrary: fc.constant('pm_card_authenticationRequiredOnSetup') },
);

/** Staff's actions on a booking; more important ones are listed more than once. */
const staffActs = [
  'keep',
  'keep',
  'cancel',
  'cancel',
  'cancel car',
  'cancel car',
  'move',
  'move',
  'start',
  'complete',
  'no-show',
  'tell',
  'undo',
  'undo',
  'approve',
  'refuse',
  'refund',
  'refund',
  'retry',
  'otherwise',
  'receive',
  'receive',
  'give back',
  'correct',
  'extras',
  'extras',
  'price',
  'length',
  'link',
  'plan',
  'plan',
  'plan',
  'miss',
  'give up',
  'done',
] as const;

/** One action of a person. `ticket` picks the booking, mostly one for which the action makes sense. */
const actions = {
  hold: fc.record({ kind: fc.constant('hold' as const), start, cars }),
  repeat: fc.record({ kind: fc.constant('repeat' as const), ticket }),
  replace: fc.record({ kind: fc.constant('replace' as const), ticket, start }),
  open: fc.record({ kind: fc.constant('open payment' as const), ticket }),
  pay: fc.record({
    kind: fc.constant('pay' as const),
    ticket,
    card,
    bank: fc.constantFrom('at once', 'at once', 'at once', 'at once', 'settles', 'fails'),
  }),
  openBalance: fc.record({
    kind: fc.constant('open balance' as const),
    ticket,
    /** The amount due as it is, or as it was when the customer last looked. */
    belief: fc.constantFrom('fresh' as const, 'fresh' as const, 'old' as const),
  }),
  /** The customer changes package or extras, as a preview showed it. */
  changeOrder: fc.record({
    kind: fc.constant('change order' as const),
    ticket,
    /** Which extras, and whether at the first other start that is offered. */
    share: fc.integer({ min: 0, max: 31 }),
    belief: fc.constantFrom('fresh' as const, 'fresh' as const, 'fresh' as const, 'old' as const),
  }),
  /** By the form that is open, perhaps since before the bill changed; else by a new one. */
  payBalance: fc.record({ kind: fc.constant('pay balance' as const), ticket, card }),
  answerBank: fc.record({
    kind: fc.constant('answer bank' as const),
    ticket,
    answer: fc.constantFrom('complete' as const, 'fail' as const),
  }),
  sync: fc.record({ kind: fc.constant('sync' as const), ticket }),
  release: fc.record({ kind: fc.constant('release' as const), ticket }),
  look: fc.record({ kind: fc.constant('look' as const), ticket }),
  cancel: fc.record({
    kind: fc.constant('cancel' as const),
    ticket,
    /** The customer's knowledge: the last seen state, perhaps old, or the current one. */
    belief: fc.constantFrom('fresh' as const, 'fresh' as const, 'old' as const),
  }),
  cancelCar: fc.record({
    kind: fc.constant('cancel car' as const),
    ticket,
    /** Which of its cars. */
    share: fc.nat(3),
    belief: fc.constantFrom('fresh' as const, 'fresh' as const, 'fresh' as const, 'old' as const),
  }),
  move: fc.record({ kind: fc.constant('move' as const), ticket, start }),
  correct: fc.record({ kind: fc.constant('correct' as const), ticket, number: fc.nat(2) }),
  staff: fc.record({
    kind: fc.constant('staff' as const),
    act: fc.constantFrom(...staffActs),
    ticket,
    /** Percent of the rest, or of the total; more than 100 occurs. Decides between crews and choices too. */
    share: fc.integer({ min: 0, max: 130 }),
    start: startOfShop,
    /** Staff's knowledge: the current booking, or the one that they saw at their last action. */
    belief: fc.constantFrom('fresh' as const, 'fresh' as const, 'fresh' as const, 'old' as const),
  }),
  phone: fc.record({
    kind: fc.constant('phone' as const),
    start: startOfShop,
    cars,
    payment: fc.constantFrom('link' as const, 'on-site' as const),
  }),
  /** The shop publishes other prices, now or from a minute to come on. */
  prices: fc.record({
    kind: fc.constant('prices' as const),
    raisedBy: fc.integer({ min: -5_000, max: 5_000 }),
    inMinutes: fc.constantFrom(0, 0, 10),
  }),
  /** The shop requires a deposit at booking, or the whole price again. */
  deposit: fc.record({
    kind: fc.constant('deposit' as const),
    percent: fc.constantFrom(null, 5, 20, 33, 90),
  }),
  /** A crew edits its own calendar. The shop learns of it with the calendar's next run. */
  calendar: fc.record({
    kind: fc.constant('calendar' as const),
    crew: fc.nat(1),
    deed: fc.constantFrom('add' as const, 'add' as const, 'move' as const, 'delete' as const, 'spoil a job' as const),
    /** Which of its events, or of our jobs there. */
    which: fc.nat(7),
    start: startOfShop,
    /** From when until when, half hours since the wanted start. */
    from: fc.integer({ min: -4, max: 4 }),
    length: fc.integer({ min: 1, max: 6 }),
  }),
  /** The calendars have their turn; the network may fail after some calls. */
  calendarRun: fc.record({
    kind: fc.constant('calendar run' as const),
    mishap: fc.constantFrom(
      undefined,
      undefined,
      'lost-before' as const,
      'lost-after' as const,
      'unavailable' as const,
    ),
    spared: fc.nat(5),
  }),
  webhooks: fc.record({
    kind: fc.constant('webhooks' as const),
    fate: fc.constantFrom('deliver', 'deliver', 'one', 'twice', 'reversed', 'drop', 'late'),
    which: fc.nat(9),
  }),
  job: fc.record({
    kind: fc.constant('job' as const),
    name: fc.constantFrom('expiry', 'expiry', 'refunds', 'refunds', 'unwanted', 'reconciler', 'undelivered', 'days'),
  }),
  fault: fc.record({
    kind: fc.constant('fault' as const),
    fault: fc.constantFrom(...faultKinds),
    endpoint: fc.constantFrom(...providerEndpoints),
    times: fc.integer({ min: 1, max: 2 }),
  }),
  repair: fc.record({ kind: fc.constant('repair' as const) }),
  wait: fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(...waits) }),
  restart: fc.record({ kind: fc.constant('restart' as const) }),
};

const onTheSite = [
  { weight: 5, arbitrary: actions.hold },
  { weight: 2, arbitrary: actions.repeat },
  { weight: 4, arbitrary: actions.replace },
  { weight: 4, arbitrary: actions.open },
  { weight: 12, arbitrary: actions.pay },
  { weight: 5, arbitrary: actions.answerBank },
  { weight: 6, arbitrary: actions.sync },
  { weight: 4, arbitrary: actions.release },
  { weight: 1, arbitrary: actions.look },
  { weight: 5, arbitrary: actions.cancel },
  { weight: 4, arbitrary: actions.cancelCar },
  { weight: 6, arbitrary: actions.move },
  { weight: 2, arbitrary: actions.correct },
  { weight: 6, arbitrary: actions.webhooks },
  { weight: 8, arbitrary: actions.job },
  { weight: 3, arbitrary: actions.fault },
  { weight: 1, arbitrary: actions.repair },
  { weight: 4, arbitrary: actions.wait },
  { weight: 1, arbitrary: actions.restart },
];
const siteAction = fc.oneof(...onTheSite);
const shopAction = fc.oneof(
  ...onTheSite,
  { weight: 3, arbitrary: actions.openBalance },
  { weight: 7, arbitrary: actions.payBalance },
  { weight: 6, arbitrary: actions.changeOrder },
  { weight: 22, arbitrary: actions.staff },
  { weight: 2, arbitrary: actions.phone },
  { weight: 2, arbitrary: actions.prices },
  { weight: 2, arbitrary: actions.deposit },
  { weight: 4, arbitrary: actions.calendar },
  { weight: 3, arbitrary: actions.calendarRun },
);

const balanceAction = fc.oneof(
  { weight: 5, arbitrary: actions.hold },
  { weight: 16, arbitrary: actions.pay },
  { weight: 16, arbitrary: actions.payBalance },
  { weight: 4, arbitrary: actions.openBalance },
  { weight: 6, arbitrary: actions.changeOrder },
  { weight: 8, arbitrary: actions.cancel },
  { weight: 14, arbitrary: actions.staff },
  { weight: 3, arbitrary: actions.deposit },
  { weight: 3, arbitrary: actions.answerBank },
  { weight: 5, arbitrary: actions.webhooks },
  { weight: 5, arbitrary: actions.job },
  { weight: 2, arbitrary: actions.wait },
);

/** Background events, one at a time. */
export type Action = typeof shopAction extends fc.Arbitrary<infer Value> ? Value : never;

export type StaffAct = Extract<Action, { kind: 'staff' }>;

/** Two buyers of one start who both decide while another process has the database. */
const rush = fc.record({ kind: fc.constant('rush' as const), start });

/** Histories of twenty to forty steps, made of actions alone and in pairs. */
function historiesOf(action: fc.Arbitrary<Action>) {
  return fc.array(
    fc.oneof(
      { weight: 10, arbitrary: action },
      { weight: 6, arbitrary: togetherOf(action) },
      { weight: 1, arbitrary: rush },
    ),
    { minLength: 20, maxLength: 40, size: 'max' },
  );
}

/**
 * Two concurrent events: the second happens while the first waits for the payment provider, before its request arrives
 * (`request`) or after its response (`answer`); or both simply start together.
 */
function togetherOf(action: fc.Arbitrary<Action>) {
  return fc.record({
    kind: fc.constant('together' as const),
    first: action,
    second: action,
    parked: fc.constantFrom('request' as const, 'answer' as const, 'nothing' as const),
    endpoint: fc.constantFrom('any' as const, 'any' as const, 'create' as const, 'cancel' as const, 'refund' as const),
  });
}

type Together = ReturnType<typeof togetherOf> extends fc.Arbitrary<infer Value> ? Value : never;

/** One step of a history. */
export type Step = Action | Together | { kind: 'rush'; start: number };

const jobToday = { kind: 'phone', start: 4, cars: { further: 0, crews: 1 }, payment: 'on-site' } as const;

/**
 * Actors of a history: only the customers on the site, or the shop with them; `balances` is the shop with a deposit, so that
 * most bookings have several payments.
 */
export const histories: Readonly<Record<'site' | 'shop' | 'balances', fc.Arbitrary<Step[]>>> = {
  site: historiesOf(siteAction),
  // So that there are jobs today, to be paid at the car, and that one of them waits for its exemption.
  shop: historiesOf(shopAction).map((steps) => [jobToday, jobToday, ...steps]),
  balances: historiesOf(balanceAction).map((steps) => [{ kind: 'deposit', percent: 33 }, jobToday, ...steps]),
};
