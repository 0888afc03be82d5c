import fastifyCookie from '@fastify/cookie';
import type { Config } from '../../config';
import { sessionMs } from './open-login';

const name = 'login';

/** The header that gives a browser the secret of its login. Scripts cannot read it, and other sites cannot send it. */
export function sessionCookie(token: string, site: Pick<Config, 'publicUrl'>): string {
  return fastifyCookie.serialize(name, token, { ...attributesFor(site), maxAge: sessionMs / 1000 });
}

/** The header that takes it away. */
export function endedCookie(site: Pick<Config, 'publicUrl'>): string {
  return fastifyCookie.serialize(name, '', { ...attributesFor(site), maxAge: 0 });
}

/** The secret that a browser sends back; undefined when it sends none. */
export function readSessionCookie({ cookie }: { cookie?: string | undefined }): string | undefined {
  return cookie === undefined ? undefined : fastifyCookie.parse(cookie)[name];
}

/** Only the routes under its path ever get it. */
function attributesFor({ publicUrl }: Pick<Config, 'publicUrl'>) {
  return { path: '/api/auth', httpOnly: true, sameSite: 'strict', secure: publicUrl.startsWith('https:') } as const;
}
