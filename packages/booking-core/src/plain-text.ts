/** Marks without a picture: zero-width characters, soft hyphens, marks of direction, variation selectors. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;

/** Those of them that mean nothing in a name or a street. Joiners stay: some scripts and emojis are spelled with them. */
const unseenInWords = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;

/** Hyphens, dashes, minus signs and the bars that some keyboards have in their place. */
const dashes = /[\p{Pd}\u02D7\u2043\u207B\u2212\u30FC\uFF70]/gu;

/** Signs of other keyboards → the same sign in ASCII. */
const signs: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u02BC': "'",
  '\u201C': '"',
  '\u201D': '"',
  '\u066A': '%',
  '\u066B': '.',
  '\u066C': ',',
  '\u3002': '.',
  '\uFF61': '.',
};

/**
 * A number, a code or an email address as phones, contacts and spreadsheets paste it → the same in ASCII where there is
 * an equal: any space, tab or line break is a space, any dash a hyphen, any script's digit a digit, full-width signs are
 * plain ones, and what has no picture is gone. Spaces around it are cut off.
 */
export function plainText(text: string): string {
  return text
    .replaceAll(unseen, '')
    .replaceAll(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfe_e0))
    .replaceAll(/\s/g, ' ')
    .replaceAll(dashes, '-')
    .replaceAll(/(?!\d)\p{Nd}/gu, digitOf)
    .replaceAll(/[^\p{ASCII}]/gu, (sign) => signs[sign] ?? sign)
    .trim();
}

/** Digits of a script are ten in a row, zero first, and rows of ten follow one another. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/**
 * A line of words as it was pasted → the same with plain spaces and without marks that have no picture; its letters,
 * dashes and line breaks stay. Spaces around it are cut off.
 */
export function plainLine(text: string): string {
  return text
    .replaceAll(unseenInWords, '')
    .replaceAll(/[\t\p{Zs}]/gu, ' ')
    .trim();
}

/** Plain text without the quotes and the punctuation around it: `"12345",` is what is between. */
export function unquoted(plain: string): string {
  return plain.replace(/^[\s'"`,;:.<]+/, '').replace(/[\s'"`,;:.!?>]+$/, '');
}

/** The text in angle brackets, without the name in front: "Ann <ann@host.example>"; all of it where there are none. */
export function insideAngles(plain: string): string {
  return /^[^<>]*<([^<>]+)>[^<>]*$/.exec(plain)?.[1]?.trim() ?? plain;
}
