import { expect } from '@playwright/test';
import { askApi } from './ask-api';

/**
 * Path and fragment of the link to a page, from the newest email to an address, as soon as it is there. `path` is the
 * page's; with a subject, only emails with that one count.
 */
export async function mailedLink(origin: string, wanted: WantedLink): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      link = await findLink(origin, wanted);
      return link;
    })
    .toBeDefined();
  return link ?? '';
}

interface WantedLink {
  to: string;
  path: string;
  subject?: string;
}

async function findLink(origin: string, { to, path, subject }: WantedLink): Promise<string | undefined> {
  const { mails } = await askApi<{ mails: { id: string; recipient: string; subject: string }[] }>(
    `${origin}/api/demo/mailbox`,
  );
  const isWanted = (mail: { recipient: string; subject: string }) =>
    mail.recipient === to && (subject === undefined || mail.subject === subject);
  for (const { id } of mails.filter(isWanted)) {
    const { text } = await askApi<{ text: string }>(`${origin}/api/demo/mailbox/${id}`);
    const [link] = new RegExp(`${path}#[\\w.-]+`).exec(text) ?? [];
    if (link !== undefined) return link;
  }
  return undefined;
}
