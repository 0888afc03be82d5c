import { brand } from '@tintforge/content';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../config';
import { answer, registerRoute } from '../../../platform/contract-routes';
import { isFromOwnPage } from '../../../platform/own-page';
import type { AccountContext } from '../ports';
import { foreignPage } from '../problems';
import { logOut } from './log-out';
import { endedCookie, readAccountCookie } from './session-cookie';

const formType = 'application/x-www-form-urlencoded';

/** Logging out: by script, by a link of the site's own, and by the button of the page that any other link leads to. */
export function registerLeaving(
  app: FastifyInstance,
  { context, config }: { context: AccountContext; config: Pick<Config, 'mode' | 'publicUrl'> },
): void {
  const goHome = answer(303, '' as const, { location: '/', 'set-cookie': endedCookie(config) });

  app.register(async (scope) => {
    scope.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, parsed) => {
      parsed(null, { everywhere: new URLSearchParams(String(body)).get('everywhere') === 'true' });
    });

    registerRoute(scope, 'logout', async ({ body, caller, headers }) => {
      if (!isFromOwnPage(headers, config)) return foreignPage();
      await logOut(context, {
        cookieToken: readAccountCookie('login', { headers, site: config }),
        caller,
        everywhere: body.everywhere,
      });
      if (headers['content-type']?.startsWith(formType) === true) return goHome;
      return answer(200, { done: true as const }, { 'set-cookie': endedCookie(config) });
    });
  });

  registerRoute(app, 'leaveByLink', async ({ headers }) => {
    // Any site could carry such a link, or load it as a picture.
    if (headers['sec-fetch-site'] !== 'same-origin') return answer(200, leavingPage());
    await logOut(context, { cookieToken: readAccountCookie('login', { headers, site: config }), everywhere: false });
    return goHome;
  });
}

/** Plain enough for the strictest content security policy: no script, no style. */
function leavingPage(): string {
  const question = `Log out of ${brand.name}?`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${question}</title>
</head>
<body>
<main>
<h1>${question}</h1>
<form method="post" action="/api/auth/logout"><button>Log out</button></form>
<p><a href="/">Stay logged in</a></p>
</main>
</body>
</html>
`;
}
