import type { Login, User } from '@tintforge/api-contract';

/** A customer's account whose email is verified. */
export function sampleUser(changes: Partial<User> = {}): User {
  return {
    id: '01900000-0000-7000-8000-000000000001',
    username: 'sample.customer',
    role: 'customer',
    email: 'sample@tintforge.example',
    isEmailVerified: true,
    firstName: 'Sample',
    lastName: 'Customer',
    phone: '8135550142',
    ...changes,
  };
}

/** The response to a login. */
export function sampleLogin(token = 'first-token', user: User = sampleUser()): Login {
  return { token, user };
}

/** Leaves this browser logged in, as after an earlier visit. */
export function keepLogin(token = 'first-token'): void {
  window.localStorage.setItem('auth_token', token);
}

/** Changes the session the way another tab of this browser does: a new token, or none. */
export function otherTabKeeps(token: string | undefined): void {
  if (token === undefined) window.localStorage.removeItem('auth_token');
  else keepLogin(token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token', newValue: token ?? null }));
}
