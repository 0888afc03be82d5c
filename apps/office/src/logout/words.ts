/** Words of the question before a logout that discards something. */
export const logoutWords = {
  title: 'Log out and discard what you typed?',
  text: 'Something that you typed in this tab isn’t saved yet, such as a note, readings or a booking. Logging out discards it.',
  confirm: 'Log out and discard',
  stay: 'Stay logged in',
} as const;
