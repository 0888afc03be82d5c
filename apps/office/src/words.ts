/**
 * Words of the staff login and of the area's frame. Labels, messages and toasts are fixed word for word
 * (docs/product.md, Fixed words); the rest may be edited.
 */
export const adminWords = {
  heading: 'Admin Login',
  lead: 'For the people who run the shop.',
  username: { label: 'Username', missing: 'Username is required' },
  password: { label: 'Password', missing: 'Password is required', show: 'Show password', hide: 'Hide password' },
  login: 'Login',
  busy: 'Logging in...',
  done: 'Login successful',
  failed: {
    title: 'Login Failed',
    text: 'Invalid credentials',
    unreachable: 'We couldn’t reach the server. Check your connection and try again.',
  },
  hasEnded: 'Your session has ended. Please log in again.',
  notAdmin: (username: string) => `You’re logged in as ${username}, which isn’t an office or administrator account.`,
  crew: {
    heading: 'Crew Login',
    lead: 'For the people at the car.',
    notCrew: (username: string) => `You’re logged in as ${username}, which isn’t an account of the shop’s staff.`,
    text: 'Crews have their own page.',
    link: 'Open today’s jobs',
  },
  forgotten: 'Forgot your password? Get a link by email',
  forgottenNoMail: 'No email on your account? An administrator can give you a new password.',
  adminsOnly: {
    title: 'This page is for administrators',
    text: 'Your account is for the office: bookings, customers, messages and money.',
    link: 'Back to the schedule',
  },
  notFound: {
    heading: 'Page not found',
    text: 'The shop’s own area has no page at this address.',
    schedule: 'Open the schedule',
    crew: 'Open today’s jobs',
  },
  demoNote: 'This is a demo: the form is filled in for you.',
  unknown: {
    title: 'We couldn’t reach the server.',
    text: 'You’re still logged in. Check your connection and try again.',
    retry: 'Try again',
  },
  loading: 'Loading...',
  navigation: 'Admin',
  waiting: 'waiting',
  home: 'Back to website',
  account: 'My account',
  factor: {
    title: 'Set up two-step login',
    due: (moment: string) => `Your role needs a passkey or an authenticator app by ${moment}. It takes two minutes.`,
    overdue: 'Your role needs a passkey or an authenticator app. Set it up in your profile to continue.',
    link: 'Set it up',
  },
  logout: 'Logout',
  loggingOut: 'Logging out...',
  loggedOut: 'You’re logged out',
  loggedOutHere: {
    title: 'You’re logged out here',
    text: 'We couldn’t reach the server, so you may stay logged in elsewhere for a while.',
  },
} as const;
