import { createHash } from 'node:crypto';
import { paths } from '@tintforge/app-base/paths';
import { brand, placeSunset, wizardWords } from '@tintforge/content';
import { filmInWords } from '@tintforge/shop/drawings/social-film';
import type { PageEntry } from '../pages/page';
import { pageTitle } from '../pages/page-title';
import { isShared, type PreviewImage } from './page-meta';
import { socialPicture } from './social-picture';

/** The preview picture of a page's link, named by a hash of its content. */
export interface SocialImage extends PreviewImage {
  png: Buffer;
}

/** A shell loads its heading with its code; the wizard starts with the heading of its first step. */
const fetchedHeadings: Readonly<Record<string, string>> = { [paths.booking]: wizardWords.vehicle.heading };

/** The social image of a page with its heading, or undefined for a page that is not shared. `body` is the page's HTML. */
export async function socialImageOf(page: PageEntry, body: string): Promise<SocialImage | undefined> {
  if (!isShared(page)) return undefined;
  const heading = fetchedHeadings[page.path] ?? headingIn(body);
  const subject = subjectOf(page);
  const png = await socialPicture({ heading, subject: says(heading, subject) ? undefined : subject });
  const hash = createHash('sha256').update(png).digest('hex').slice(0, 8);
  return {
    file: `assets/social-${hash}.png`,
    alt: `“${heading}”, ${brand.name}, next to ${placeSunset} ${filmInWords}`,
    png,
  };
}

/** The title of the page, without the section or the shop. */
function subjectOf(page: PageEntry): string {
  const [subject = page.name] = pageTitle(page).split(/ [|-] /);
  return subject;
}

/** True when a heading contains every word of a subject, short words aside. */
function says(heading: string, subject: string): boolean {
  const words = subject.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  return words.every((word) => heading.toLowerCase().includes(word));
}

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The text of the first heading in a page's HTML, as React writes it. Throws when there is none. */
export function headingIn(html: string): string {
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
  if (heading === undefined) throw new Error('A page to share has no heading');
  return heading
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&([#\w]+);/g, (entity, name: string) => characters[name] ?? entity);
}
