import { paths } from '@tintforge/app-base/paths';
import { brand, contactLines, layoutWords, socialLinks } from '@tintforge/content';
import { Logo, PageFooter, SocialLinks } from '@tintforge/ui';
import { linksOf } from './layout-links';
import { footerColumns, footerLinks } from './navigation';

const { footer } = layoutWords;

/** The end of every page but staff's. */
export function SiteFoot({ pathname }: { pathname: string }) {
  return (
    <PageFooter
      brand={<Logo name={brand.name} />}
      tagline={brand.tagline}
      social={<Social />}
      columns={footerColumns.map(({ heading, links }) => ({ heading, links: linksOf(links, pathname) }))}
      lines={{ heading: footer.lines, rows: contactLines }}
      rights={footer.rights}
      rightsLinks={linksOf(footerLinks, pathname)}
    />
  );
}

function Social() {
  return (
    <SocialLinks
      links={socialLinks.map(({ href, ...link }) => ({ ...link, href: href ?? `${paths.contact}#social` }))}
    />
  );
}
