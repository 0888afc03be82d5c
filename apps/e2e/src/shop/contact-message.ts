/** A message as the contact form sends it. */
export interface WrittenMessage {
  name: string;
  message: string;
}

let written = 0;

/** Sends a message to the shop, without a browser. Returns the message; throws the shop's response. */
export async function writeToShop(origin: string): Promise<WrittenMessage> {
  written += 1;
  const message = { name: `Writer ${written}`, message: `Six south-facing panes.\nThis is message ${written}.` };
  const response = await fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...message,
      email: `writer${written}@tintforge.example`,
      phone: '(813) 555-0142',
      service: 'Residential Tinting',
    }),
  });
  if (!response.ok) throw new Error(`The message was not taken (${response.status}): ${await response.text()}`);
  return message;
}
