/** At most `calls` calls per `perMs` milliseconds. */
export interface Rate {
  calls: number;
  perMs: number;
}

/** Limits for one visitor. */
export interface Limits {
  holds: HoldLimits;
  accounts: AccountLimits;
  rates: {
    /** All calls of one IP address. */
    perAddress: Rate;
    /** Calls of one IP address that name a tracking code. */
    codeLookUps: Rate;
    /** Messages to the shop from one IP address. */
    messages: Rate;
    /** Requests for quotes from one IP address. */
    quoteRequests: Rate;
    /** Accounts created from one IP address. */
    registrations: Rate;
    /** Emails with booking links requested from one IP address. */
    linkMails: Rate;
  };
  connections: ConnectionLimits;
}

/** Connection timeout, in milliseconds. */
export interface ConnectionLimits {
  /** Without a byte in either direction. */
  idleMs: number;
  /** Until a request has arrived whole. */
  requestMs: number;
  /** Until its headers have. */
  headersMs: number;
  /** Interval of the timeout checks of headers and requests: a timeout can be late by as much. */
  checkedEveryMs: number;
  /** Until a closing server no longer waits for the requests and jobs under way. */
  closingMs: number;
}

/** Maximum number of concurrent holds. */
export interface HoldLimits {
  perPerson: number;
  perAddress: number;
  /** From one site of IPv6, a /48, in which there are many addresses. */
  perSite: number;
  /** By guests in one region: shares of its starts that are still to be sold, and how many they are at least. */
  perRegion: {
    least: number;
    /** For all callers together. */
    open: number;
    /** Up to this share each network has one more. */
    crowded: number;
  };
}

/** At most `most` events per `perMs` milliseconds. */
export interface Allowance {
  most: number;
  perMs: number;
}

/** Limits of password attempts and emails. */
export interface AccountLimits {
  /** Wrong passwords for one account, from all browsers that have never logged in to it. */
  failuresPerAccount: Allowance;
  /** Wrong passwords from one IP address, for any accounts, from such browsers. */
  failuresPerAddress: Allowance;
  /** Wrong passwords for one account from one browser that has logged in to it before, or from one login or mailed link. */
  failuresPerDevice: Allowance;
  /** Emails of one kind that anyone can have sent to one address. */
  mailsPerRecipient: Allowance;
}

const second = 1000;
const minute = 60 * second;

/** Limits per person and per IP address; the figures of the security floor in docs/architecture.md. */
export const defaultLimits: Limits = {
  holds: { perPerson: 5, perAddress: 20, perSite: 60, perRegion: { least: 10, open: 0.25, crowded: 0.5 } },
  accounts: {
    failuresPerAccount: { most: 10, perMs: 15 * minute },
    failuresPerAddress: { most: 50, perMs: 15 * minute },
    failuresPerDevice: { most: 10, perMs: 15 * minute },
    mailsPerRecipient: { most: 3, perMs: 60 * minute },
  },
  rates: {
    perAddress: { calls: 600, perMs: minute },
    codeLookUps: { calls: 60, perMs: minute },
    messages: { calls: 5, perMs: 60 * minute },
    quoteRequests: { calls: 5, perMs: 60 * minute },
    registrations: { calls: 20, perMs: 60 * minute },
    linkMails: { calls: 10, perMs: 60 * minute },
  },
  connections: {
    idleMs: 60 * second,
    requestMs: 30 * second,
    headersMs: 15 * second,
    checkedEveryMs: 5 * second,
    closingMs: 5 * second,
  },
};
