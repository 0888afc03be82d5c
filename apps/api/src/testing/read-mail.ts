import type { ArrivedMail } from './mail-server';

/** The visible text of an email's HTML, in one line. */
export function shownText({ html = '' }: Pick<ArrivedMail, 'html'>): string {
  return html
    .replace(/<head>[\s\S]*<\/head>/, '')
    .replace(/<div class="preheader"[\s\S]*?<\/div>/, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
}

/** The letters and digits of a text, so that two forms of it can be compared. */
export function wordsOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** Every URL that an email's HTML links to or shows. */
export function linksOf({ html = '' }: Pick<ArrivedMail, 'html'>): string[] {
  return [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
}

/** One header as it is written. */
export function headerOf({ headers }: Pick<ArrivedMail, 'headers'>, name: string): string | undefined {
  return headers.find(({ key }) => key === name.toLowerCase())?.value;
}
