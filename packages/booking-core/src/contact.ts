/** The rule of the HTML standard for e-mail fields, with at least one dot in the domain. */
const emailForm =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** The longest address that SMTP can carry (RFC 5321, section 4.5.3.1.3, less its angle brackets). */
const longestEmail = 254;

/** True for a name of at least two characters, spaces around it not counted. */
export function isName(text: string): boolean {
  return text.trim().length >= 2;
}

/** True for an e-mail address that a mail server would take: one @, a dotted domain, no spaces, no line breaks. */
export function isEmail(text: string): boolean {
  return text.length <= longestEmail && emailForm.test(text);
}

/** True when the text has no control character and no line break of any kind, so that it cannot forge a mail header. */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\u2028\u2029]/u.test(text);
}
