import { bareEmail, isEmail } from './contact';

/**
 * Mail providers of most of our customers' addresses, most common first: free mail and internet providers.
 * An address of one of them is never asked about.
 */
const providers = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'icloud.com',
  'outlook.com',
  'aol.com',
  'comcast.net',
  'verizon.net',
  'att.net',
  'bellsouth.net',
  'sbcglobal.net',
  'live.com',
  'msn.com',
  'me.com',
  'mac.com',
  'ymail.com',
  'rocketmail.com',
  'protonmail.com',
  'proton.me',
  'pm.me',
  'mail.com',
  'email.com',
  'gmx.com',
  'gmx.net',
  'zoho.com',
  'fastmail.com',
  'googlemail.com',
  'earthlink.net',
  'frontier.com',
  'spectrum.net',
  'charter.net',
  'tampabay.rr.com',
  'cox.net',
  'aim.com',
  'hey.com',
];

/** Providers with one domain only: their name with any other ending is a typing error. */
const withOneDomain = ['gmail', 'icloud'];

/** Endings that slips of "com", "net", "org" and "edu" lead to and that exist (IANA, root zone database). */
const realEndings = new Set([
  'co',
  'cm',
  'om',
  'cam',
  'bom',
  'mom',
  'ne',
  'et',
  'bet',
  'pet',
  'vet',
  'nec',
  'new',
  'ong',
  'eu',
]);

/**
 * The address that was probably meant by what is typed: without a typing error in a provider's name or in the ending, with
 * the dots and the @ that an address has. Undefined where nothing looks wrong, or where there is no guess.
 */
export function suggestEmail(text: string): string | undefined {
  if (text.length > 400) return undefined;
  const typed = bareEmail(text);
  const at = typed.lastIndexOf('@');
  const [local, domain] = at === -1 ? withoutSign(typed) : [typed.slice(0, at), typed.slice(at + 1)];
  const meant = `${repairedLocal(local)}@${repairedDomain(domain)}`;
  return isEmail(meant) && meant.toLowerCase() !== typed.toLowerCase() ? meant : undefined;
}

/** An address whose @ is missing: "anngmail.com" ends with a provider's domain. */
function withoutSign(typed: string): [local: string, domain: string] {
  const found = providers.filter((provider) => provider.length > 6).find((provider) => typed.endsWith(provider));
  return found === undefined ? ['', ''] : [typed.slice(0, -found.length), found];
}

function repairedLocal(local: string): string {
  return local
    .replaceAll(/ *\.[. ]*/g, '.')
    .replace(/[@ .]+$/, '')
    .replace(/^\./, '');
}

function repairedDomain(domain: string): string {
  const plain = domain
    .toLowerCase()
    .replaceAll(' ', '')
    .replaceAll(/[.,;:]+/g, '.')
    .replaceAll(/^[.-]+|[.-]+$/g, '')
    .replace(/^www\./, '')
    .replace(/\.com(?:\.com)+$/, '.com');
  if (providers.includes(plain)) return plain;
  const dot = plain.lastIndexOf('.');
  if (dot === -1) return providerOfName(plain) ?? plain;
  const [name, ending] = [plain.slice(0, dot), plain.slice(dot + 1)];
  const meant = `${name}.${repairedEnding(ending)}`;
  return providers.find((provider) => isSlipOf(meant, provider)) ?? providerOfEnding(name, ending) ?? meant;
}

/** A domain without a dot: "gmail", "gmailcom", "gmal". */
function providerOfName(name: string): string | undefined {
  return providers.find((provider) => {
    const own = nameOf(provider);
    const wholes = own.length >= 5 ? [own, provider.replaceAll('.', '')] : [];
    return name === own || wholes.some((whole) => name === whole || isSlipOfWord(name, whole));
  });
}

/** The name of a provider with an ending that it doesn't have: "gmail.net", "yahoo.co", "gmial.cm". */
function providerOfEnding(name: string, ending: string): string | undefined {
  const isNearCom = ending === 'c' || isSlipOfWord(ending, 'com');
  return providers.find((provider) => {
    const own = nameOf(provider);
    const isNamed = name === own || (own.length >= 5 && isSlipOfWord(name, own));
    return provider.endsWith('.com') && isNamed && (isNearCom || withOneDomain.includes(own));
  });
}

function nameOf(provider: string): string {
  return provider.slice(0, provider.indexOf('.'));
}

function repairedEnding(ending: string): string {
  if (realEndings.has(ending)) return ending;
  return ['com', 'net', 'org', 'edu'].find((meant) => isSlipOfWord(ending, meant)) ?? ending;
}

/** True for a domain with a slip in the name of a provider whose name isn’t too short to be recognized. */
function isSlipOf(domain: string, provider: string): boolean {
  const own = nameOf(provider);
  const ending = provider.slice(own.length);
  if (domain === provider) return true;
  return own.length >= 5 && domain.endsWith(ending) && isSlipOfWord(domain.slice(0, -ending.length), own);
}

/** One slip from a word, two from a long one: `distance`, or all its letters in another order. */
function isSlipOfWord(typed: string, meant: string): boolean {
  if (typed === meant) return false;
  const letters = (word: string) => [...word].sort().join('');
  const isShuffled = typed[0] === meant[0] && letters(typed) === letters(meant);
  const most = meant.length >= 7 && typed[0] === meant[0] ? 2 : 1;
  return isShuffled || distance(typed, meant) <= most;
}

/** Slips between two words: letters inserted, removed, replaced, or swapped with the next. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return Number.POSITIVE_INFINITY;
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let left = 1; left <= one.length; left += 1) {
    const row = [left];
    for (let right = 1; right <= other.length; right += 1) {
      const isSame = one[left - 1] === other[right - 1];
      const isSwapped = one[left - 1] === other[right - 2] && one[left - 2] === other[right - 1];
      const at = (up: number, back: number) => rows[left - up]?.[right - back] ?? Number.POSITIVE_INFINITY;
      const steps = [at(1, 0) + 1, (row[right - 1] ?? 0) + 1, at(1, 1) + (isSame ? 0 : 1)];
      row.push(Math.min(...steps, isSwapped ? at(2, 2) + 1 : Number.POSITIVE_INFINITY));
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? Number.POSITIVE_INFINITY;
}
