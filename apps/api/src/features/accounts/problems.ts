import type { ErrorDetails } from '@tintforge/api-contract';
import { type Problem, problem } from '../../platform/problem';

/** Name and password do not go together; which of them is wrong is not said. */
export function invalidCredentials(): Problem {
  return problem('invalid_credentials', { message: 'That username or password isn’t right.' });
}

/** The password given with a change isn't the account's. */
export function wrongPassword(
  field: 'currentPassword' | 'password',
  message = 'This isn’t your current password.',
): Problem {
  return problem('invalid_credentials', { message, fields: { [field]: message } });
}

/** An address is proved with the password of the account, and none was given. */
export function passwordOfAccountMissing(): Problem {
  const message = 'Enter the password of this account to verify the email.';
  return problem('missing_field', { message, fields: { password: message } });
}

/** The account has no email to send a link to. */
export function noEmail(): Problem {
  return problem('no_email', { message: 'Your account has no email. Add one to your profile first.' });
}

/** The email is verified already, so no link is sent. */
export function alreadyVerified(): Problem {
  return problem('already_verified', { message: 'Your email is already verified.' });
}

/** A new email requires the password, and none was given. */
export function passwordMissing(): Problem {
  const message = 'Enter your current password to change the email.';
  return problem('missing_field', { message, fields: { currentPassword: message } });
}

/** The login has ended. */
export function loggedOut(): Problem {
  return problem('unauthorized', { message: 'Please log in.' });
}

/** The username is taken. */
export function usernameTaken(): Problem {
  const message = 'This username is taken. Choose another one.';
  return problem('username_taken', { message, fields: { username: message } });
}

/** The password is among the first that an attacker would try. */
export function easyPassword(field: 'password' | 'newPassword'): Problem {
  const message = 'This password is too easy to guess. Choose another one.';
  return problem('common_password', { message, fields: { [field]: message } });
}

/** The link was used, has expired, was replaced, or was never issued. */
export function linkExpired(): Problem {
  return problem('link_expired', { message: 'This link has been used or has expired. Request a new one.' });
}

/** The call does not come from a page of this site. */
export function foreignPage(): Problem {
  return problem('forbidden', { message: 'This can only be done from a page of this site.' });
}

/** The caller's account has no session with this ID. */
export function noSuchSession(): Problem {
  return problem('not_found', { message: 'Your account has no such session.' });
}

/** A booking prevents the account from being deleted. */
export function bookingAhead(trackingCode: string): Problem {
  return problem('booking_ahead', {
    message: `Your booking ${trackingCode} is still coming up. Cancel it first, then delete the account.`,
    details: { trackingCode },
  });
}

/** No staff member has this ID. */
export function noSuchStaff(): Problem {
  return problem('not_found', { message: 'No staff member has this ID.' });
}

/** Changes that administrators can't make to their own account. */
export function ownAccount(): Problem {
  return problem('own_account', { message: 'You can’t change your own role or access. Ask another administrator.' });
}

/** The password was right, and the account has a factor. */
export function factorRequired(details: ErrorDetails['factor_required']): Problem {
  const message = details.hasApp
    ? 'Enter the code from your authenticator app.'
    : 'Use your passkey, or one of your recovery codes.';
  return problem('factor_required', { message, details });
}

/** The code is wrong, or it was used before. */
export function wrongCode(): Problem {
  const message = 'This code isn’t right, or it was used before.';
  return problem('invalid_credentials', { message, fields: { code: message } });
}

/** A change of factors takes a proof of the account's owner, and none was given. */
export function proofMissing(field: 'password' | 'code'): Problem {
  const message =
    field === 'password'
      ? 'Please enter your password'
      : 'Use a passkey, or enter a code from your app or a recovery code.';
  return problem('missing_field', { message, fields: { [field]: message } });
}

/** No account has the passkey, or it has signed something else. Which of these is not said. */
export function passkeyRefused(): Problem {
  return problem('invalid_credentials', {
    message: 'This passkey doesn’t open an account here. It may have been removed.',
  });
}

/** The passkey signed before by a count that it should have passed: two devices have it. */
export function passkeyCopied(): Problem {
  return problem('invalid_credentials', {
    message: 'This passkey may have been copied, so it wasn’t accepted. Log in another way and remove it.',
  });
}

/** The browser's new passkey doesn't fit what it was made for. */
export function passkeyNotAdded(): Problem {
  return problem('invalid_credentials', {
    message: 'This passkey couldn’t be added. Try again, or use another device.',
  });
}

/** The account has as many passkeys as it can have. */
export function tooManyPasskeys(most: number): Problem {
  return problem('too_many_passkeys', { message: `Your account has ${most} passkeys. Remove one first.` });
}

/** The caller's account has no passkey with this ID. */
export function noSuchPasskey(): Problem {
  return problem('not_found', { message: 'Your account has no such passkey.' });
}

/** The time between two steps is over, or something changed in between. */
export function ticketExpired(): Problem {
  return problem('ticket_expired', { message: 'This took too long. Start again.' });
}

/** An account that needs a factor can't remove its last one. */
export function factorRequiredOfRole(): Problem {
  return problem('factor_needed', { message: 'Your role needs two-step login. Add another passkey or an app first.' });
}
