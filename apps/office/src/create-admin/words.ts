/** Words of the setup page. Buttons and toasts are fixed (docs/product.md, Fixed words); the rest may be edited. */
export const createAdminWords = {
  heading: 'Admin Setup',
  working: 'Looking for the admin account...',
  ready: {
    title: 'The admin account is ready.',
    text: 'Log in with the username and password that were set where the server runs.',
    toast: 'Admin Account Ready',
  },
  failed: {
    title: 'Failed to create admin account',
    unreachable: 'We couldn’t reach the server. Check your connection and try again.',
    toast: { title: 'Error Creating Admin', text: 'There was a problem creating the admin account.' },
    retry: 'Try again',
  },
  toLogin: 'Go to Login',
  toAdmin: 'Go to Admin',
} as const;
