import { contactMessage } from '@tintforge/api-contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../config';
import { answer, registerRoute } from '../../platform/contract-routes';
import { isFromOwnPage } from '../../platform/own-page';
import { postedFields, readPostedForms } from '../../platform/posted-forms';
import { type MessageContext, sendMessage } from './send-message';

/** The page with the form, which also takes it where there is no script. */
const formPath = '/contact';

/** POST /api/contact, and the form's own post for browsers without script. */
export function registerContact(
  app: FastifyInstance,
  { context, config }: { context: MessageContext; config: Pick<Config, 'mode' | 'publicUrl'> },
): void {
  registerRoute(app, 'sendMessage', async ({ body }) => {
    await sendMessage(context, body);
    return answer(201, { received: true as const });
  });

  app.register(async (form) => {
    readPostedForms(form);
    form.post(formPath, async (request, reply) => {
      const parsed = contactMessage.safeParse(Object.fromEntries(postedFields(request.body)));
      if (!parsed.success || !isFromOwnPage(request.headers, config)) return showOnPage(reply, 'not-sent');
      await sendMessage(context, parsed.data);
      return showOnPage(reply, 'sent');
    });
  });
}

/** The page contains all messages, and shows the one that its URL names. */
function showOnPage(reply: FastifyReply, part: 'sent' | 'not-sent'): FastifyReply {
  return reply.redirect(`${formPath}#${part}`, 303);
}
