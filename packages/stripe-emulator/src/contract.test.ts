import { describe } from 'vitest';
import { createMemoryStore } from './store/memory';
import { openSqliteStore } from './store/sqlite';
import { describeStripeContract } from './testing/contract-suite';
import { openTestAccount } from './testing/test-account';

describe('the contract, kept in memory', () => {
  describeStripeContract(() => openTestAccount({ store: createMemoryStore() }).stripe);
});

describe('the contract, kept in SQLite', () => {
  describeStripeContract(() => openTestAccount({ store: openSqliteStore(':memory:') }).stripe);
});
