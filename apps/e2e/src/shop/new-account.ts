import { customer } from './sample-order';

/** A customer who has no account yet. */
export interface NewAccount {
  username: string;
  email: string;
  password: string;
}

let made = 0;

/** A customer new to the shop: every story has its own accounts. */
export function newAccount(): NewAccount {
  made += 1;
  return { username: `customer${made}`, email: `customer${made}@tintforge.example`, password: 'seven panes of glass' };
}

/** Creates an account without a browser. Throws the shop's response. */
export async function openAccount(origin: string, account: NewAccount = newAccount()): Promise<NewAccount> {
  const [firstName, lastName] = customer.name.split(' ');
  const response = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, firstName, lastName, phone: customer.phone }),
  });
  if (!response.ok) throw new Error(`There is no account (${response.status}): ${await response.text()}`);
  return account;
}
