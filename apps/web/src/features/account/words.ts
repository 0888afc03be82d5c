/**
 * Words of the account's pages. Labels, messages and toasts are fixed word for word (docs/product.md, Fixed
 * words); headings and hints may be edited.
 */
export const accountWords = {
  heading: 'Your cars, dates and receipts',
  tabs: 'Account',
  offline: {
    title: 'You are offline.',
    text: 'What you typed is kept. Go on when the network is back.',
  },
  retry: 'Try again',
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
    emailHint: 'We send one link to verify it',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
  },
  login: {
    title: 'Login',
    busy: 'Logging in...',
    forgotten: 'Forgot it? Get a link by mail',
    done: 'Login successful',
    failed: { title: 'Login failed', text: 'Login failed. Please check your credentials.' },
    tryDemo: 'Try it with the demo customer',
    demoNote: 'This is a demo: an account with bookings is ready.',
    hasEnded: { title: 'Failed to fetch user.', text: 'Your login has ended. Please log in again.' },
  },
  register: {
    title: 'Register',
    busy: 'Registering...',
    done: 'Registration successful',
    failed: { title: 'Registration failed', text: 'Registration failed. Please try again.' },
  },
  agreement: {
    before: 'Creating an account implies agreeing to the ',
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
    lead: 'Type the email of your account. We send a link with which you set a new password.',
    submit: 'Send the link',
    busy: 'Sending...',
    failed: { title: 'Link not sent', text: 'The link could not be sent. Please try again.' },
    back: 'Back to Login',
  },
  checkMail: {
    heading: 'Check your mail',
    resetSent: (email: string) =>
      `If an account has ${email} as its verified email, a link is on its way. It is good for one hour.`,
    mailbox: 'Open the demo mailbox',
  },
  resetPassword: {
    heading: 'Set a new password',
    lead: 'It holds at once, and everywhere else you will be logged out.',
    submit: 'Update Password',
    busy: 'Updating...',
    done: { title: 'Password updated', text: 'Log in with your new password.' },
    failed: { title: 'Password not updated', text: 'The password could not be set. Please try again.' },
  },
  link: {
    headingExpired: 'This link is good no more',
    expired: 'It was used already, or too much time has passed.',
    headingMissing: 'The link is missing',
    missing: 'This page opens from the link in our mail. Open that link in full, or get a new one.',
    another: 'Get a new link',
  },
  verifyEmail: {
    heading: 'Confirm your email',
    loading: 'Loading...',
    lead: (email: string, username: string) =>
      `${email} was given as the email of the account “${username}”. Confirm it if that account is yours.`,
    anotherLogin: (caller: string, username: string) =>
      `You’re logged in as ${caller}. This link is for ${username}, so enter the password of that account.`,
    submit: 'Confirm Email',
    busy: 'Confirming...',
    notYours:
      'Not your account? Close this page. Without your confirmation, the account can’t see bookings made with your email.',
    notLoaded: 'We couldn’t open the link. Check your network and try again.',
    failed: { title: 'Email not verified', text: 'The email could not be verified. Please try again.' },
    done: 'Your email is verified',
    doneText: (email: string, joined: number) => `${email} is yours. ${joinedText(joined)}`,
    toDashboard: 'Go to your appointments',
    toWork: 'Go to your work',
  },
} as const;

function joinedText(joined: number): string {
  if (joined === 0) return 'Bookings that you make with it appear among your appointments.';
  if (joined === 1) return 'One booking made with it has joined your account.';
  return `${joined} bookings made with it have joined your account.`;
}
