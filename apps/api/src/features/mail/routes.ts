import type { FastifyInstance } from 'fastify';
import { answer, registerRoute } from '../../platform/contract-routes';
import { readConfirmationEmail, resendConfirmationEmail } from './confirmation-email';
import { mailBookingLinks } from './mail-links';
import { mailPageHeaders } from './mail-page';
import { listMails, type MailboxContext, readMail, readMailPage, refuseReader } from './read-mailbox';

/** The routes of the demo's mailbox. */
export function registerMails(app: FastifyInstance, mailbox: MailboxContext): void {
  const { mails } = mailbox;

  registerRoute(app, 'getConfirmationEmail', async ({ params, bookingToken: token, caller }) =>
    answer(200, await readConfirmationEmail(mails, { code: params.code, token, caller })),
  );

  registerRoute(app, 'resendConfirmationEmail', async ({ params, bookingToken: token, caller }) =>
    answer(200, await resendConfirmationEmail(mails, { code: params.code, token, caller })),
  );

  registerRoute(app, 'mailBookingLinks', async ({ body }) => {
    await mailBookingLinks(mails, body);
    return answer(202, { done: true });
  });

  registerRoute(app, 'getMails', async ({ caller, headers: { host } }) => {
    return refuseReader(mailbox, { caller, host }) ?? answer(200, { mails: await listMails(mailbox) });
  });

  registerRoute(app, 'getMail', async ({ params, caller, headers: { host } }) =>
    answer(200, refuseReader(mailbox, { caller, host }) ?? (await readMail(mailbox, params.id))),
  );

  // The frame has only its ticket: access to the mailbox was checked when it was issued.
  registerRoute(app, 'getMailPage', async ({ params }) =>
    answer(200, await readMailPage(mailbox, params), mailPageHeaders),
  );
}
