/** The servers of one database, as DATABASE_URL lists them. */
export interface ServerList {
  /** One URL for each server, in the order given. */
  urls: readonly string[];
  /** True when only a server that takes writes is used: several are listed, or `target_session_attrs` requires it. */
  needsPrimary: boolean;
}

/** Scheme, login, hosts, and the rest from the database's name on. */
const form = /^(postgres(?:ql)?:\/\/)((?:[^/?#]*@)?)([^/?#@]*)(.*)$/i;

/** The session attributes that a shop can work with: it writes in every session. */
const writing: readonly string[] = ['read-write', 'primary'];

/**
 * Reads libpq's URL of one or several servers: `postgres://user:password@one:5432,other:5432/name`. Returns undefined
 * for any other text, and when `target_session_attrs` allows servers that take no writes.
 */
export function readServerList(url: string): ServerList | undefined {
  const [, scheme = '', login = '', hosts = '', rest = ''] = form.exec(url) ?? [];
  const names = hosts.split(',');
  const urls = names.map((host) => `${scheme}${login}${host}${rest}`);
  const [first = ''] = urls;
  if (scheme === '' || !urls.every((each) => URL.canParse(each))) return undefined;
  const isSeveral = names.length > 1;
  const query = new URL(first).searchParams;
  if (isSeveral && (names.includes('') || query.has('host') || query.has('port'))) return undefined;
  const attributes = query.get('target_session_attrs');
  if (attributes !== null && !writing.includes(attributes)) return undefined;
  return { urls, needsPrimary: isSeveral || attributes !== null };
}
