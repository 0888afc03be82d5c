import type { IncomingHttpHeaders } from 'node:http';
import type { OwnerProof } from '@tintforge/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import type { UserRow } from '../../db/schema';
import { answer, type Caller, callerOf, registerRoute } from '../../platform/contract-routes';
import { isFromOwnPage } from '../../platform/own-page';
import { isProblem, problem } from '../../platform/problem';
import type { ProvedCall } from './factors/confirm-owner';
import { beginTotp, confirmTotp, readOwnFactors, removeTotp, renewRecoveryCodes } from './factors/own-factors';
import { forgotPassword } from './links/forgot-password';
import { resendVerification } from './links/resend-verification';
import { resetPassword } from './links/reset-password';
import { readVerification, verifyEmail } from './links/verify-email';
import { rememberDevice } from './login/device-marks';
import { registerLeaving } from './login/leaving-routes';
import { logIn } from './login/log-in';
import { logInWithCode } from './login/log-in-with-code';
import { beginPasskeyLogin, logInWithPasskey } from './login/log-in-with-passkey';
import type { LoginBrowser, OpenLogin } from './login/open-login';
import { readDemo } from './login/read-demo';
import { refreshLogin } from './login/refresh-login';
import { register } from './login/register';
import { accountCookie, endedCookie, readAccountCookie } from './login/session-cookie';
import { beginPasskey, beginPasskeyCheck, confirmPasskey, removePasskey, renamePasskey } from './passkeys/own-passkeys';
import { relyingPartyOf } from './passkeys/relying-party';
import { changePassword } from './passwords/change-password';
import { deleteAccount } from './personal-data/delete-account';
import { personalData } from './personal-data/personal-data';
import { updateProfile } from './personal-data/update-profile';
import type { AccountContext } from './ports';
import { foreignPage, loggedOut } from './problems';
import { endOtherSessions, endOwnSession, listOwnSessions } from './sessions/own-sessions';
import { createAdmin } from './staff/create-admin';
import { findUser } from './store';
import { userView } from './user-view';

/** Installation facts that the routes need. */
export type AccountsConfig = Pick<Config, 'mode' | 'isPublicDemo' | 'publicUrl' | 'admin'>;

interface AccountsOptions {
  context: AccountContext;
  config: AccountsConfig;
}

const done = { done: true } as const;

/** The accounts' part of the contract. */
export function registerAccounts(app: FastifyInstance, options: AccountsOptions): void {
  registerEntrance(app, options);
  registerLeaving(app, options);
  registerLinks(app, options);
  registerOwnAccount(app, options);
  registerSessions(app, options);
  registerFactors(app, options);
  registerPasskeys(app, options);

  registerRoute(app, 'createAdmin', async () => {
    const refusal = await createAdmin(options.context, options.config);
    return answer(200, refusal ?? { ready: true });
  });

  registerRoute(app, 'getDemo', async ({ headers }) => {
    const demo = await readDemo(options.context, { config: options.config, host: headers.host });
    const nothing = problem('not_found', { message: 'There’s nothing at this address.' });
    return demo === undefined ? nothing : answer(200, demo);
  });
}

function registerEntrance(app: FastifyInstance, { context, config }: AccountsOptions): void {
  registerRoute(app, 'login', async ({ body, address, headers }) => {
    const opened = await logIn(context, { body, address, browser: browserOf(headers, config) });
    if (isProblem(opened)) return opened;
    return answer(200, opened.login, cookiesOf(opened, { context, config, headers }));
  });

  registerRoute(app, 'loginWithCode', async ({ body, address, headers }) => {
    const opened = await logInWithCode(context, { body, address, browser: browserOf(headers, config) });
    if (isProblem(opened)) return opened;
    return answer(200, opened.login, cookiesOf(opened, { context, config, headers }));
  });

  registerRoute(app, 'beginPasskeyLogin', async ({ body, headers }) => {
    const asking = { body, party: relyingPartyOf(headers, config), browser: browserOf(headers, config) };
    return answer(200, await beginPasskeyLogin(context, asking));
  });

  registerRoute(app, 'loginWithPasskey', async ({ body, address, headers }) => {
    const browser = browserOf(headers, config);
    const opened = await logInWithPasskey(context, { body, party: relyingPartyOf(headers, config), address, browser });
    if (isProblem(opened)) return opened;
    return answer(200, opened.login, cookiesOf(opened, { context, config, headers }));
  });

  registerRoute(app, 'register', async ({ body, headers }) => {
    const opened = await register(context, { body, browser: browserOf(headers, config) });
    if (isProblem(opened)) return opened;
    return answer(201, opened.login, cookiesOf(opened, { context, config, headers }));
  });

  registerRoute(app, 'refreshLogin', async ({ headers }) => {
    if (!isFromOwnPage(headers, config)) return foreignPage();
    const opened = await refreshLogin(context, readAccountCookie('login', { headers, site: config }));
    if (isProblem(opened)) return opened;
    return answer(200, opened.login, { 'set-cookie': loginCookie(opened, config) });
  });
}

function registerLinks(app: FastifyInstance, { context, config }: AccountsOptions): void {
  registerRoute(app, 'forgotPassword', async ({ body }) => answer(200, (await forgotPassword(context, body)) ?? done));

  registerRoute(app, 'resetPassword', async ({ body, headers }) => {
    const user = await resetPassword(context, body);
    if (isProblem(user)) return user;
    return answer(200, done, { 'set-cookie': deviceCookie(user, { context, config, headers }) });
  });

  registerRoute(app, 'readVerification', async ({ body }) => answer(200, await readVerification(context, body)));

  registerRoute(app, 'verifyEmail', async ({ body, caller, headers }) => {
    const proved = await verifyEmail(context, { body, caller, browser: browserOf(headers, config) });
    if (isProblem(proved)) return proved;
    const { opened, ...told } = proved;
    if (opened === undefined) return answer(200, { ...told, login: null });
    return answer(200, { ...told, login: opened.login }, cookiesOf(opened, { context, config, headers }));
  });
}

function registerOwnAccount(app: FastifyInstance, { context, config }: AccountsOptions): void {
  registerRoute(app, 'getUser', async (call) => {
    const user = await findUser(context.database.connection, callerOf(call).userId);
    return user === undefined ? loggedOut() : answer(200, { user: userView(user) });
  });

  registerRoute(app, 'resendVerification', async (call) =>
    answer(200, (await resendVerification(context, callerOf(call))) ?? done),
  );

  registerRoute(app, 'changePassword', async ({ body, headers, ...call }) => {
    const opened = await changePassword(context, {
      caller: callerOf(call),
      body,
      browser: browserOf(headers, config),
    });
    if (isProblem(opened)) return opened;
    return answer(200, opened.login, cookiesOf(opened, { context, config, headers }));
  });

  registerRoute(app, 'updateProfile', async ({ body, ...call }) => {
    const updated = await updateProfile(context, { caller: callerOf(call), body });
    return isProblem(updated) ? updated : answer(200, { user: userView(updated) });
  });

  registerRoute(app, 'getMyData', async (call) => answer(200, await personalData(context, callerOf(call))));

  registerRoute(app, 'deleteMyAccount', async ({ body, ...call }) => {
    const refusal = await deleteAccount(context, { caller: callerOf(call), password: body.password });
    return answer(200, refusal ?? done, { 'set-cookie': endedCookie(config) });
  });
}

function registerFactors(app: FastifyInstance, { context, config }: AccountsOptions): void {
  registerRoute(app, 'getMyFactors', async (call) => answer(200, await readOwnFactors(context, callerOf(call))));

  registerRoute(app, 'beginTotp', async (call) => answer(200, await beginTotp(context, provedCallOf(call, config))));

  registerRoute(app, 'confirmTotp', async ({ body, ...call }) =>
    answer(200, await confirmTotp(context, { caller: callerOf(call), body })),
  );

  registerRoute(app, 'removeTotp', async (call) =>
    answer(200, (await removeTotp(context, provedCallOf(call, config))) ?? done),
  );

  registerRoute(app, 'replaceRecoveryCodes', async (call) =>
    answer(200, await renewRecoveryCodes(context, provedCallOf(call, config))),
  );
}

function registerPasskeys(app: FastifyInstance, { context, config }: AccountsOptions): void {
  registerRoute(app, 'beginPasskeyCheck', async ({ headers, ...call }) =>
    answer(200, await beginPasskeyCheck(context, { caller: callerOf(call), party: relyingPartyOf(headers, config) })),
  );

  registerRoute(app, 'beginPasskey', async (call) =>
    answer(200, await beginPasskey(context, provedCallOf(call, config))),
  );

  registerRoute(app, 'confirmPasskey', async ({ body, headers, ...call }) => {
    const party = relyingPartyOf(headers, config);
    const userAgent = headers['user-agent'];
    return answer(200, await confirmPasskey(context, { caller: callerOf(call), body, party, userAgent }));
  });

  registerRoute(app, 'renamePasskey', async ({ params: { id }, body: { name }, ...call }) =>
    answer(200, (await renamePasskey(context, { caller: callerOf(call), id, name })) ?? done),
  );

  registerRoute(app, 'removePasskey', async ({ params: { id }, ...call }) =>
    answer(200, (await removePasskey(context, { id, ...provedCallOf(call, config) })) ?? done),
  );
}

/** A change of factors, with the proof in its body. */
function provedCallOf(
  { body, headers, caller }: { body: OwnerProof; headers: IncomingHttpHeaders; caller: Caller | undefined },
  config: AccountsConfig,
): ProvedCall {
  return { caller: callerOf({ caller }), proof: body, party: relyingPartyOf(headers, config) };
}

function registerSessions(app: FastifyInstance, { context }: AccountsOptions): void {
  registerRoute(app, 'getMySessions', async (call) =>
    answer(200, { sessions: await listOwnSessions(context, callerOf(call)) }),
  );

  registerRoute(app, 'endMySession', async ({ params, ...call }) =>
    answer(200, (await endOwnSession(context, { caller: callerOf(call), id: params.id })) ?? done),
  );

  registerRoute(app, 'endOtherSessions', async (call) => {
    await endOtherSessions(context, callerOf(call));
    return answer(200, done);
  });
}

/** The cookies of a browser that has just logged in. */
function cookiesOf(opened: OpenLogin, call: CookieCall): { 'set-cookie': string[] } {
  return { 'set-cookie': [loginCookie(opened, call.config), deviceCookie(opened.user, call)] };
}

function loginCookie({ cookieToken }: OpenLogin, config: AccountsConfig): string {
  return accountCookie('login', { value: cookieToken, site: config });
}

function browserOf(headers: IncomingHttpHeaders, config: AccountsConfig): LoginBrowser {
  return {
    userAgent: headers['user-agent'],
    deviceCookie: readAccountCookie('device', { headers, site: config }),
  };
}

interface CookieCall extends AccountsOptions {
  /** Of the call, with the cookies that the browser has. */
  headers: { cookie?: string | undefined };
}

function deviceCookie(user: UserRow, { context, config, headers }: CookieCall): string {
  const cookie = readAccountCookie('device', { headers, site: config });
  return accountCookie('device', { value: rememberDevice(context, { cookie, user }), site: config });
}
