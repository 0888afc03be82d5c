import type { Config } from '../../../config';
import { type Problem, problem } from '../../../platform/problem';
import type { AccountContext } from '../ports';
import { ensureAdmin } from './ensure-admin';

/**
 * For the setup page: afterward the configured administrator exists. Undefined on success, whether they existed before
 * or not. The response names no one and contains no generated password.
 */
export async function createAdmin(
  context: Pick<AccountContext, 'database' | 'clock' | 'random'>,
  config: Pick<Config, 'admin' | 'mode' | 'isPublicDemo'>,
): Promise<Problem | undefined> {
  const { kind } = await ensureAdmin(context, config);
  if (kind === 'ready') return undefined;
  return kind === 'not-configured'
    ? problem('admin_not_configured', {
        message: 'Set ADMIN_USERNAME and ADMIN_PASSWORD on the server and restart it.',
      })
    : problem('username_taken', {
        message:
          'The configured ADMIN_USERNAME belongs to another account. Set a different one and restart the server.',
      });
}
