import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import { answer, callerOf, registerRoute } from '../../platform/contract-routes';
import { isFromOwnPage } from '../../platform/own-page';
import { isProblem, problem } from '../../platform/problem';
import { changePassword } from './change-password';
import { createAdmin } from './create-admin';
import { deleteAccount } from './delete-account';
import { forgotPassword } from './forgot-password';
import { registerLeaving } from './leaving-routes';
import { logIn } from './log-in';
import type { OpenLogin } from './open-login';
import { personalData } from './personal-data';
import type { AccountContext } from './ports';
import { foreignPage, loggedOut } from './problems';
import { readDemo } from './read-demo';
import { refreshLogin } from './refresh-login';
import { register } from './register';
import { resendVerification } from './resend-verification';
import { resetPassword } from './reset-password';
import { endedCookie, readSessionCookie, sessionCookie } from './session-cookie';
import { findUser } from './store';
import { updateProfile } from './update-profile';
import { userView } from './user-view';
import { verifyEmail } from './verify-email';

/** What the routes need to know of the installation. */
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

  registerRoute(app, 'createAdmin', async () => {
    const refusal = await createAdmin(options.context, options.config);
    return refusal ?? answer(200, { ready: true });
  });

  registerRoute(app, 'getDemo', async ({ headers }) => {
    const demo = await readDemo(options.context, { config: options.config, host: headers.host });
    const nothing = problem('not_found', { message: 'There is nothing at this address.' });
    return demo === undefined ? nothing : answer(200, demo);
  });
}

function registerEntrance(app: FastifyInstance, { context, config }: AccountsOptions): void {
  registerRoute(app, 'login', async ({ body, address }) => {
    const opened = await logIn(context, { body, address });
    return isProblem(opened) ? opened : { ...answer(200, opened.login), headers: cookieOf(opened, config) };
  });

  registerRoute(app, 'register', async ({ body }) => {
    const opened = await register(context, body);
    return isProblem(opened) ? opened : { ...answer(201, opened.login), headers: cookieOf(opened, config) };
  });

  registerRoute(app, 'refreshLogin', async ({ headers }) => {
    if (!isFromOwnPage(headers, config)) return foreignPage();
    const opened = await refreshLogin(context, readSessionCookie(headers, config));
    return isProblem(opened) ? opened : { ...answer(200, opened.login), headers: cookieOf(opened, config) };
  });
}

function registerLinks(app: FastifyInstance, { context }: AccountsOptions): void {
  registerRoute(app, 'forgotPassword', async ({ body }) => (await forgotPassword(context, body)) ?? answer(200, done));
  registerRoute(app, 'resetPassword', async ({ body }) => (await resetPassword(context, body)) ?? answer(200, done));

  registerRoute(app, 'verifyEmail', async ({ body }) => {
    const proved = await verifyEmail(context, body);
    return isProblem(proved) ? proved : answer(200, proved);
  });
}

function registerOwnAccount(app: FastifyInstance, { context, config }: AccountsOptions): void {
  registerRoute(app, 'getUser', async (call) => {
    const user = await findUser(context.database.connection, callerOf(call).userId);
    return user === undefined ? loggedOut() : answer(200, { user: userView(user) });
  });

  registerRoute(app, 'resendVerification', async (call) => {
    return (await resendVerification(context, callerOf(call))) ?? answer(200, done);
  });

  registerRoute(app, 'changePassword', async ({ body, address, ...call }) => {
    const { userId } = callerOf(call);
    const opened = await changePassword(context, { userId, body, address });
    return isProblem(opened) ? opened : { ...answer(200, opened.login), headers: cookieOf(opened, config) };
  });

  registerRoute(app, 'updateProfile', async ({ body, address, ...call }) => {
    const updated = await updateProfile(context, { userId: callerOf(call).userId, body, address });
    return isProblem(updated) ? updated : answer(200, { user: userView(updated) });
  });

  registerRoute(app, 'getMyData', async (call) => {
    const data = await personalData(context, callerOf(call));
    return isProblem(data) ? data : answer(200, data);
  });

  registerRoute(app, 'deleteMyAccount', async ({ body, address, ...call }) => {
    const { userId } = callerOf(call);
    const refusal = await deleteAccount(context, { userId, password: body.password, address });
    return refusal ?? { ...answer(200, done), headers: { 'set-cookie': endedCookie(config) } };
  });
}

function cookieOf({ cookieToken }: OpenLogin, config: AccountsConfig): Record<string, string> {
  return { 'set-cookie': sessionCookie(cookieToken, config) };
}
