import { expect } from '@playwright/test';

interface Mail {
  id: string;
  recipient: string;
  subject: string;
}

/** The picture of the QR code in the confirmation to an address (PNG, base64), as soon as the email is there. */
export async function mailedPass(origin: string, { to }: { to: string }): Promise<string> {
  let picture: string | undefined;
  await expect
    .poll(async () => {
      picture = await findPass(origin, to);
      return picture;
    })
    .toBeDefined();
  return picture ?? '';
}

/** Subjects of the emails to an address, newest first. */
export async function mailedSubjects(origin: string, { to }: { to: string }): Promise<string[]> {
  return (await mailsTo(origin, to)).map(({ subject }) => subject);
}

async function findPass(origin: string, to: string): Promise<string | undefined> {
  for (const { id } of await mailsTo(origin, to)) {
    const { attachments } = await read<{ attachments: { contentType: string; base64: string }[] }>(
      `${origin}/api/demo/mailbox/${id}`,
    );
    const picture = attachments.find(({ contentType }) => contentType === 'image/png');
    if (picture !== undefined) return picture.base64;
  }
  return undefined;
}

async function mailsTo(origin: string, to: string): Promise<Mail[]> {
  const { mails } = await read<{ mails: Mail[] }>(`${origin}/api/demo/mailbox`);
  return mails.filter(({ recipient }) => recipient === to);
}

async function read<Answer>(address: string): Promise<Answer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}
