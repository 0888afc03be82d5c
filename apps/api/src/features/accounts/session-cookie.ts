import fastifyCookie from '@fastify/cookie';
import type { Config } from '../../config';
import { sessionMs } from './open-login';

type Site = Pick<Config, 'publicUrl'>;

/** The header that gives a browser the secret of its login. Scripts cannot read it, and other sites cannot send it. */
export function sessionCookie(token: string, site: Site): string {
  return fastifyCookie.serialize(nameFor(site), token, { ...attributesFor(site), maxAge: sessionMs / 1000 });
}

/** The header that takes it away. */
export function endedCookie(site: Site): string {
  return fastifyCookie.serialize(nameFor(site), '', { ...attributesFor(site), maxAge: 0 });
}

/** The secret that a browser sends back; undefined when it sends none. */
export function readSessionCookie({ cookie }: { cookie?: string | undefined }, site: Site): string | undefined {
  return cookie === undefined ? undefined : fastifyCookie.parse(cookie)[nameFor(site)];
}

/** Under https a name that browsers take only over https, so that no one on the way can put a cookie of theirs in place. */
function nameFor({ publicUrl }: Site): string {
  return isHttps(publicUrl) ? '__Secure-login' : 'login';
}

/** Only the routes under its path ever get it. */
function attributesFor({ publicUrl }: Site) {
  return { path: '/api/auth', httpOnly: true, sameSite: 'strict', secure: isHttps(publicUrl) } as const;
}

function isHttps(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}
