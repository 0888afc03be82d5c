/** Asks the api for JSON, without a browser. Throws its refusal. */
export async function askApi<Answer>(
  address: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const isPost = body !== undefined;
  const response = await fetch(address, {
    method: isPost ? 'POST' : 'GET',
    headers: isPost ? { 'content-type': 'application/json', ...headers } : headers,
    body: isPost ? JSON.stringify(body) : null,
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}
