import { parseEmail } from '@tintforge/booking-core';
import * as z from 'zod/mini';
import { emailLine, line, optionalPhoneLine } from './text';
import { unseenPaths } from './unseen-paths';

// Forms validate with these and never need the response schemas, which are in a separate module.

/** A username to register. */
export const newUsername = line({
  name: 'Username',
  least: 3,
  most: 40,
  message: 'Username must be at least 3 characters',
  // Refused below rather than removed: who typed them would log in with them.
  read: (text) => text.trim(),
}).check(
  z.normalize('NFKC'),
  z.refine((text) => !/\s/.test(text), { error: 'Username can’t contain spaces', abort: true }),
  // Invisible characters make two names look the same; some of them count as letters.
  z.refine((text) => /^[\p{L}\p{M}\p{N}._@+-]*$/u.test(text) && !/\p{Default_Ignorable_Code_Point}/u.test(text), {
    error: 'Username can only contain letters, digits and . _ - + @',
    params: { code: 'invalid_characters' },
    abort: true,
  }),
  z.refine((text) => !/\p{Script=Latin}/u.test(text) || !/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(text), {
    error: 'Username can’t mix alphabets whose letters look alike',
    params: { code: 'invalid_characters' },
  }),
  z.maxLength(40, 'Username must have at most 40 characters'),
);

/** A new password: longer than login requires, and not a common one. */
export const newPassword = z
  .string()
  .check(
    z.minLength(8, 'Password must be at least 8 characters'),
    z.maxLength(200, 'Password must have at most 200 characters'),
  );

const email = emailLine('Please provide a valid email');

const optionalName = (name: string) => line({ name, least: 0, most: 60 });

const optionalPhone = optionalPhoneLine('Please enter a valid phone number');

/** Body of POST /api/auth/login; the customer's form validates with exactly this. */
export const loginRequest = z.strictObject({
  username: line({
    name: 'Username',
    least: 3,
    most: 254,
    message: 'Username must be at least 3 characters',
    // Usernames of earlier days have characters that none may have today.
    read: (text) => parseEmail(text) ?? text.trim(),
  }),
  password: z.string().check(z.minLength(6, 'Password must be at least 6 characters'), z.maxLength(200)),
});

/** Body of POST /api/auth/login, as {@link loginRequest} reads it. */
export type LoginRequest = z.infer<typeof loginRequest>;

/** A text as it was shown, whatever is valid now. */
const shownText = z.optional(z.string().check(z.maxLength(2000)));

/**
 * Body of POST /api/me/profile: what is changed and nothing else, each part with what its owner saw. A part that is no
 * longer what they saw is refused. Name and phone may be empty; a new email requires the current password.
 */
export const profileRequest = z
  .strictObject({
    email: z.optional(email),
    firstName: z.optional(optionalName('First name')),
    lastName: z.optional(optionalName('Last name')),
    phone: z.optional(optionalPhone),
    currentPassword: z.optional(z.string().check(z.maxLength(200))),
    seen: z.strictObject({ email: shownText, firstName: shownText, lastName: shownText, phone: shownText }),
  })
  .check(({ value, issues }) => {
    const { currentPassword: _password, seen, ...wanted } = value;
    for (const path of unseenPaths(wanted, seen)) {
      issues.push({ code: 'custom', input: value, path: ['seen', ...path], message: 'What was seen is missing' });
    }
  });

/** Body of POST /api/me/profile, as {@link profileRequest} reads it. */
export type ProfileRequest = z.infer<typeof profileRequest>;

/** Body of POST /api/auth/register. */
export const registerRequest = z.strictObject({
  username: newUsername,
  password: newPassword,
  email,
  firstName: z.optional(optionalName('First name')),
  lastName: z.optional(optionalName('Last name')),
  phone: z.optional(optionalPhone),
});

/** Body of POST /api/auth/register, as {@link registerRequest} reads it. */
export type RegisterRequest = z.infer<typeof registerRequest>;

/** Body of POST /api/auth/forgot-password. */
export const forgotPasswordRequest = z.strictObject({ email });

const linkToken = z.string().check(z.minLength(20), z.maxLength(200));

/** Body of POST /api/auth/reset-password. */
export const resetPasswordRequest = z.strictObject({ token: linkToken, password: newPassword });

/** Body of POST /api/auth/verification: for which account is this link? */
export const verificationRequest = z.strictObject({ token: linkToken });

/** Body of POST /api/auth/verify-email: the account's password, unless the call comes from a login to it. */
export const verifyEmailRequest = z.strictObject({
  token: linkToken,
  password: z.optional(z.string().check(z.minLength(1, 'Please enter your password'), z.maxLength(200))),
});

/** Body of POST /api/auth/verify-email, as {@link verifyEmailRequest} reads it. */
export type VerifyEmailRequest = z.infer<typeof verifyEmailRequest>;

/** Body of POST /api/auth/password. */
export const passwordRequest = z.strictObject({
  currentPassword: z.string().check(z.minLength(1, 'Please enter your current password'), z.maxLength(200)),
  newPassword,
});

/** Body of POST /api/auth/password, as {@link passwordRequest} reads it. */
export type PasswordRequest = z.infer<typeof passwordRequest>;

/** Body of POST /api/auth/logout: all sessions of the account, or without a body only this one. */
export const logoutRequest = z.prefault(z.strictObject({ everywhere: z._default(z.boolean(), false) }), {});

/** Body of POST /api/me/calendar: on, with a new address, or off. */
export const ownCalendarRequest = z.strictObject({ action: z.enum(['renew', 'close']) });

/** Body of POST /api/me/delete. */
export const deleteAccountRequest = z.strictObject({
  password: z.string().check(z.minLength(1, 'Please enter your password'), z.maxLength(200)),
});
