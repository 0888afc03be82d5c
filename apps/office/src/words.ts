/**
 * Words of the way into the shop's own area and of its frame. Labels, messages and toasts are fixed word
 * for word (docs/product.md, Fixed words); the rest may be edited.
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
    unreachable: 'The shop could not be reached. Check your network and try again.',
  },
  hasEnded: 'Your login has ended. Please log in again.',
  notAdmin: (username: string) => `You are logged in as ${username}, which is not an administrator’s account.`,
  crew: {
    heading: 'Crew Login',
    lead: 'For the people at the car.',
    notCrew: (username: string) => `You are logged in as ${username}, which is no account of a crew or of the shop.`,
    text: 'A crew’s day has a page of its own.',
    link: 'Open today’s jobs',
  },
  demoNote: 'This is a demo: the form is filled in for you.',
  unknown: {
    title: 'The shop could not be reached.',
    text: 'Your login stands. Check your network and try again.',
    retry: 'Try again',
  },
  loading: 'Loading...',
  navigation: 'Admin',
  waiting: 'waiting',
  home: 'To the website',
  logout: 'Logout',
  loggingOut: 'Logging out...',
  loggedOut: 'You are logged out',
  loggedOutHere: {
    title: 'You are logged out here',
    text: 'The shop could not be reached; elsewhere the login may stand for a while.',
  },
} as const;
