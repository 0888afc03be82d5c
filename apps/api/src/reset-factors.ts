import { join } from 'node:path';
import { loadConfig } from './config';
import { openDatabase } from './db/open';
import { resetFactorsByOperator } from './features/accounts';
import { openInstallSecrets } from './platform/install-secrets';
import { systemClock, systemRandomness } from './system';

/** Removes the second factor of an account whose owner has lost it: `npm run reset-factors -- <username>`. */
async function resetFactorsOf(username: string | undefined): Promise<{ isDone: boolean; text: string }> {
  if (username === undefined) return { isDone: false, text: 'Usage: npm run reset-factors -- <username>' };
  const random = systemRandomness(systemClock);
  const defaultDist = { web: join(import.meta.dirname, 'web'), office: join(import.meta.dirname, 'office') };
  const loaded = loadConfig({
    environment: process.env,
    installSecrets: (dataDir) => openInstallSecrets(dataDir, random),
    defaultDist,
  });
  if (!loaded.ok) return { isDone: false, text: loaded.problems.join('\n') };
  const database = await openDatabase(loaded.config.database);
  try {
    const context = {
      database,
      clock: systemClock,
      random,
      factorPolicy: loaded.config.factorPolicy,
    };
    const user = await resetFactorsByOperator(context, username);
    if (user === undefined) return { isDone: false, text: `There is no account ${username}.` };
    const text = `Done: ${user.username} logs in with the password alone and is logged out everywhere.`;
    return { isDone: true, text };
  } finally {
    await database.close();
  }
}

const { isDone, text } = await resetFactorsOf(process.argv[2]);
(isDone ? process.stdout : process.stderr).write(`${text}\n`);
if (!isDone) process.exitCode = 1;
