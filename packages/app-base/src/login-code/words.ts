/** Words of the second step of a login. */
export const loginCodeWords = {
  title: 'Enter your code',
  titlePasskey: 'Use your passkey',
  lead: 'Open your authenticator app and enter the six digits for this account.',
  leadRecovery: 'Enter one of the recovery codes that you saved. Each works once.',
  leadPasskey: 'Your password is right. Now confirm with your fingerprint, face or PIN.',
  code: 'Code',
  recoveryCode: 'Recovery code',
  submit: 'Log in',
  busy: 'Logging in...',
  missing: 'Please enter the code',
  usePasskey: 'Use a passkey',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the app',
  back: 'Start over',
  failed: 'We couldn’t reach the server. Check your connection and try again.',
} as const;
