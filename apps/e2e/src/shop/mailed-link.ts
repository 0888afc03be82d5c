import { expect } from '@playwright/test';

/**
 * Path and fragment of the link in the newest mail to an address that leads to a page, as soon as the mail is there.
 * `path` is the page's.
 */
export async function mailedLink(origin: string, { to, path }: { to: string; path: string }): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      link = await findLink(origin, { to, path });
      return link;
    })
    .toBeDefined();
  return link ?? '';
}

async function findLink(origin: string, { to, path }: { to: string; path: string }): Promise<string | undefined> {
  const { mails } = await read<{ mails: { id: string; recipient: string }[] }>(`${origin}/api/demo/mailbox`);
  for (const { id } of mails.filter(({ recipient }) => recipient === to)) {
    const { text } = await read<{ text: string }>(`${origin}/api/demo/mailbox/${id}`);
    const [link] = new RegExp(`${path}#[\\w.-]+`).exec(text) ?? [];
    if (link !== undefined) return link;
  }
  return undefined;
}

async function read<Answer>(address: string): Promise<Answer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}
