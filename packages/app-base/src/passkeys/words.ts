/** Words around the browser's own passkey dialogs. */
export const passkeyWords = {
  login: 'Log in with a passkey',
  loggingIn: 'Waiting for your passkey...',
  notUsed: 'No passkey was used. Try again, or choose another way.',
  notHere: 'Passkeys don’t work at this address.',
  notAble: 'This device can’t do that. Set up a screen lock or a PIN on it first, or use another device.',
  present: 'This device already has a passkey for your account.',
  unreachable: 'We couldn’t reach the server. Check your connection and try again.',
} as const;
