import { demoAdmin } from '../pages/admin';

interface Account {
  username: string;
  password: string;
}

let count = 0;

/** An account of the office without an email, which the owner adds; returns how it logs in. */
export async function addOfficeMember(origin: string): Promise<Account> {
  count += 1;
  const person = { username: `desk-${count}-${process.pid}`, firstName: 'Sample', lastName: 'Desk', email: '' };
  const body = { ...person, role: 'office', regionId: null };
  const { password } = await callAs<{ password: string }>(origin, {
    account: demoAdmin,
    path: '/api/admin/staff',
    body,
  });
  return { username: person.username, password };
}

/** Ends all other sessions of an account, as its owner does from another device. */
export async function endSessions(origin: string, account: Account): Promise<void> {
  await callAs(origin, { account, path: '/api/me/sessions/end-others', body: {} });
}

/** Calls outside of any browser: a login there would replace the page's own session. */
async function callAs<Answer>(
  origin: string,
  { account, path, body }: { account: Account; path: string; body: object },
): Promise<Answer> {
  const { token } = await post<{ token: string }>(`${origin}/api/auth/login`, { body: account });
  return post(`${origin}${path}`, { body, headers: { authorization: `Bearer ${token}` } });
}

async function post<Answer>(
  url: string,
  { body, headers = {} }: { body: object; headers?: Record<string, string> },
): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} (${response.status}): ${await response.text()}`);
  return (await response.json()) as Answer;
}
