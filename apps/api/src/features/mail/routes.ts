import type { FastifyInstance } from 'fastify';
import { answer, registerRoute } from '../../platform/contract-routes';
import { isProblem } from '../../platform/problem';
import { readConfirmationEmail, resendConfirmationEmail } from './confirmation-email';
import { mailBookingLinks } from './mail-links';
import { mailPageHeaders } from './mail-page';
import { listMails, type MailboxContext, readMail, readMailPage, refuseReader } from './read-mailbox';

/** The mails' part of the contract. */
export function registerMails(app: FastifyInstance, mailbox: MailboxContext): void {
  const { mails } = mailbox;

  registerRoute(app, 'getConfirmationEmail', async ({ params, bookingToken: token, caller }) => {
    const state = await readConfirmationEmail(mails, { code: params.code, token, caller });
    return isProblem(state) ? state : answer(200, state);
  });

  registerRoute(app, 'resendConfirmationEmail', async ({ params, bookingToken: token, caller }) => {
    const state = await resendConfirmationEmail(mails, { code: params.code, token, caller });
    return isProblem(state) ? state : answer(200, state);
  });

  registerRoute(app, 'mailBookingLinks', async ({ body }) => {
    await mailBookingLinks(mails, body);
    return answer(202, { done: true });
  });

  registerRoute(app, 'getMails', async ({ caller, headers: { host } }) => {
    return refuseReader(mailbox, { caller, host }) ?? answer(200, { mails: await listMails(mailbox) });
  });

  registerRoute(app, 'getMail', async ({ params, caller, headers: { host } }) => {
    const mail = refuseReader(mailbox, { caller, host }) ?? (await readMail(mailbox, params.id));
    return isProblem(mail) ? mail : answer(200, mail);
  });

  // Its ticket is all that a frame can show: who may read the mailbox was asked when it was made.
  registerRoute(app, 'getMailPage', async ({ params }) => {
    const page = await readMailPage(mailbox, params);
    return isProblem(page) ? page : { ...answer(200, page), headers: mailPageHeaders };
  });
}
