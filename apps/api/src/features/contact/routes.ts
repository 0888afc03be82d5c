import { contactMessage, messagesByField } from '@tintforge/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import { answer, registerRoute } from '../../platform/contract-routes';
import { isFromOwnPage } from '../../platform/own-page';
import { postedFields, questionAbout, readPostedForms } from '../../platform/posted-forms';
import { type ReadPage, sendRefusedForm } from '../../platform/refused-form';
import { type MessageContext, sendMessage } from './send-message';

/** The page with the form, which also takes it where there is no script. */
const formPath = '/contact';

/** POST /api/contact, and the form's own post for browsers without script. */
export function registerContact(
  app: FastifyInstance,
  {
    context,
    config,
    readPage,
  }: { context: MessageContext; config: Pick<Config, 'mode' | 'publicUrl'>; readPage: ReadPage },
): void {
  registerRoute(app, 'sendMessage', async ({ body }) => {
    await sendMessage(context, body);
    return answer(201, { received: true as const });
  });

  app.register(async (form) => {
    readPostedForms(form);
    form.post(formPath, async (request, reply) => {
      const fields = postedFields(request.body);
      const question = questionAbout(fields, 'email');
      const { askedAbout: _, ...typed } = Object.fromEntries(fields);
      const parsed = contactMessage.safeParse(typed);
      if (!parsed.success || 'email' in question || !isFromOwnPage(request.headers, config)) {
        const faults = { ...messagesByField(parsed.error), ...question };
        return sendRefusedForm(reply, { path: formPath, readPage, fields, faults });
      }
      await sendMessage(context, parsed.data);
      // The page contains the message, and shows what its URL names.
      return reply.redirect(`${formPath}#sent`, 303);
    });
  });
}
