import fastifyCookie from '@fastify/cookie';
import type { Config } from '../../../config';
import { deviceMs } from './device-marks';
import { sessionMs } from './session-life';

type Site = Pick<Config, 'publicUrl'>;

/** Cookies of accounts: the secret of a login, and the marks of accounts that have logged in here before. */
type CookieName = 'login' | 'device';

const lifeMs: Record<CookieName, number> = { login: sessionMs, device: deviceMs };

/** The header that gives a browser a cookie. Scripts cannot read it, and other sites cannot send it. */
export function accountCookie(name: CookieName, { value, site }: { value: string; site: Site }): string {
  return fastifyCookie.serialize(nameFor(name, site), value, { ...attributesFor(site), maxAge: lifeMs[name] / 1000 });
}

/** The header that takes the login's away. */
export function endedCookie(site: Site): string {
  return fastifyCookie.serialize(nameFor('login', site), '', { ...attributesFor(site), maxAge: 0 });
}

/** A cookie that a browser sends back; undefined when it sends none. */
export function readAccountCookie(
  name: CookieName,
  { headers: { cookie }, site }: { headers: { cookie?: string | undefined }; site: Site },
): string | undefined {
  return cookie === undefined ? undefined : fastifyCookie.parse(cookie)[nameFor(name, site)];
}

/** Under https a name that browsers take only over https, so that no one on the way can put a cookie of theirs in place. */
function nameFor(name: CookieName, { publicUrl }: Site): string {
  return isHttps(publicUrl) ? `__Secure-${name}` : name;
}

/** Only the routes under its path ever get it. */
function attributesFor({ publicUrl }: Site) {
  return { path: '/api/auth', httpOnly: true, sameSite: 'strict', secure: isHttps(publicUrl) } as const;
}

function isHttps(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}
