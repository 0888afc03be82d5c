import { ShopLogo } from '@tintforge/app-base/frame/shop-logo';
import { paths } from '@tintforge/app-base/paths';
import { brand, contactLines, layoutWords, socialLinks } from '@tintforge/content';
import { PageFooter, SocialLinks } from '@tintforge/ui';
import { regionPath } from '../lib/region-paths';
import { linksOf } from './layout-links';
import { footerColumns, footerLinks } from './navigation';

const { footer } = layoutWords;

/** The footer of every page except the staff's. */
export function SiteFoot({ pathname }: { pathname: string }) {
  return (
    <PageFooter
      brand={<ShopLogo />}
      tagline={brand.tagline}
      social={socialLinks.length > 0 && <Social />}
      columns={footerColumns.map(({ heading, links }) => ({ heading, links: linksOf(links, pathname) }))}
      lines={{ heading: footer.lines, rows: lines(pathname) }}
      rights={footer.rights}
      rightsLinks={linksOf(footerLinks, pathname)}
    />
  );
}

/** The regional lines, each with a link to its region's page. */
function lines(pathname: string) {
  return contactLines.map(({ regionId, label, ...line }) => {
    const [link] = linksOf([{ label, path: regionPath(regionId) }], pathname);
    return { ...line, label: link };
  });
}

function Social() {
  return (
    <SocialLinks
      links={socialLinks.map(({ href, ...link }) => ({ ...link, href: href ?? `${paths.contact}#social` }))}
    />
  );
}
