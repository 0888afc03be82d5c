/**
 * Words of the account's pages. Labels, messages and toasts are fixed word for word (docs/product.md, Fixed
 * words); headings and hints may be edited.
 */
export const accountWords = {
  heading: 'Your cars, dates and receipts',
  tabs: 'Account',
  offline: {
    title: 'You’re offline.',
    text: 'Your entries are saved. Continue when you’re back online.',
  },
  retry: 'Try again',
  unreachable: 'We couldn’t reach the server. Check your connection and try again.',
  fields: {
    username: 'Username',
    usernameOrEmail: 'Your verified email works too',
    usernameHint: 'At least 3 characters',
    password: 'Password',
    newPassword: 'New password',
    currentPassword: 'Current password',
    passwordHint: 'At least 8 characters',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    email: 'Email',
    emailHint: 'We’ll send you a link to verify it',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
  },
  login: {
    title: 'Login',
    busy: 'Logging in...',
    forgotten: 'Forgot it? Get a link by email',
    done: 'Login successful',
    failed: { title: 'Login failed', text: 'Login failed. Please check your credentials.' },
    tryDemo: 'Try it with the demo customer',
    demoNote: 'This is a demo: an account with bookings is ready.',
    hasEnded: { title: 'Failed to fetch user.', text: 'Your session has ended. Log in again.' },
  },
  register: {
    title: 'Register',
    busy: 'Registering...',
    done: 'Registration successful',
    failed: { title: 'Registration failed', text: 'Registration failed. Please try again.' },
  },
  agreement: {
    before: 'By creating an account, you agree to the ',
    terms: 'Terms of Service',
    between: ' and ',
    privacy: 'Privacy Policy',
    after: '.',
  },
  guest: {
    text: 'Booked as a guest? You don’t need an account: open the link in your confirmation email.',
    link: 'Find your booking',
  },
  forgotPassword: {
    heading: 'Forgot your password?',
    lead: 'Enter your account email and we’ll send you a link to set a new password.',
    submit: 'Send the link',
    busy: 'Sending...',
    failed: { title: 'Link not sent', text: 'We couldn’t send the link. Try again.' },
    back: 'Back to Login',
  },
  checkMail: {
    heading: 'Check your email',
    resetSent: (email: string) =>
      `If ${email} is the verified email of an account, a link is on its way. It expires in one hour.`,
    mailbox: 'Open the demo mailbox',
  },
  resetPassword: {
    heading: 'Set a new password',
    lead: 'It takes effect right away, and you’ll be logged out everywhere else.',
    submit: 'Update Password',
    busy: 'Updating...',
    done: { title: 'Password updated', text: 'Log in with your new password.' },
    failed: { title: 'Password not updated', text: 'We couldn’t set the password. Try again.' },
  },
  link: {
    headingExpired: 'This link has expired',
    expired: 'It has already been used, or it’s too old.',
    headingMissing: 'The link is missing',
    missing: 'This page opens from the link in our email. Open the full link, or get a new one.',
    another: 'Get a new link',
  },
  verifyEmail: {
    heading: 'Confirm your email',
    loading: 'Loading...',
    lead: (email: string, username: string) =>
      `Someone entered ${email} as the email of the account “${username}”. Confirm it if that account is yours.`,
    anotherLogin: (caller: string, username: string) =>
      `You’re logged in as ${caller}. This link is for ${username}, so enter that account’s password.`,
    submit: 'Confirm Email',
    busy: 'Confirming...',
    notYours:
      'Not your account? Close this page. Without your confirmation, the account can’t see bookings made with your email.',
    notLoaded: 'We couldn’t open the link. Check your connection and try again.',
    failed: { title: 'Email not verified', text: 'We couldn’t verify the email. Try again.' },
    done: 'Your email is verified',
    doneText: (email: string, joined: number) => `${email} is yours. ${joinedText(joined)}`,
    /** The link was used before. */
    already: (email: string) => `${email} is already verified, so you don’t need another link.`,
    toDashboard: 'Go to your appointments',
    toWork: 'Go to your work',
  },
} as const;

function joinedText(joined: number): string {
  if (joined === 0) return 'Bookings you make with it will appear in your appointments.';
  if (joined === 1) return 'One booking made with it has joined your account.';
  return `${joined} bookings made with it have joined your account.`;
}
