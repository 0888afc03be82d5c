import { Main } from '@tintforge/app-base/frame/main-region';
import { PageFrame } from '@tintforge/app-base/frame/page-frame';
import { ShopLogo } from '@tintforge/app-base/frame/shop-logo';
import { paths, quotePath } from '@tintforge/app-base/paths';
import { contactLineOf, layoutWords, regionIdOfPath, siteWords } from '@tintforge/content';
import { Banner, CallBar, Icon, PageHeader, PhoneLink, SiteHeader } from '@tintforge/ui';
import type { ReactNode } from 'react';
import { HeaderActions } from './header-actions';
import styles from './layout.module.css';
import { quotedWorkOf } from './navigation';
import { ShopNotice } from './shop-notice';
import { SiteFoot } from './site-foot';
import { PhoneMenu, WideNavigation } from './site-navigation';

const { callBar } = layoutWords;

interface FrameProps {
  /** The page's own path, whose links are marked. */
  pathname: string;
  children: ReactNode;
}

/** The frame of a content page: header with its menus, footer, and on phones the bar with the call button. */
export function ReadingFrame({ pathname, startsOnInk, children }: FrameProps & { startsOnInk: boolean }) {
  const line = contactLineOf(regionIdOfPath(pathname));
  const quoted = quotedWorkOf(pathname);
  return (
    <PageFrame>
      <ShopNotice />
      <PageHeader over={startsOnInk ? 'ink' : 'paper'} isScrolled={false} {...headerParts(pathname)} />
      <div
        role="status"
        className={styles.notice}
        data-offline=""
        data-keeps-line={regionIdOfPath(pathname) === undefined ? undefined : ''}
      >
        <template>
          <Banner tone="warning">{layoutWords.offline}</Banner>
        </template>
      </div>
      <Main>{children}</Main>
      <SiteFoot pathname={pathname} />
      <CallBar
        action={callBar.action}
        actionLabel={callBar.actionLabel(line.phone)}
        href={line.href}
        second={(className) => (
          <a href={quoted === undefined ? paths.booking : quotePath(quoted)} className={className}>
            {quoted === undefined ? callBar.book : callBar.quote}
          </a>
        )}
      >
        {callBar.text}
      </CallBar>
    </PageFrame>
  );
}

/** The frame of an app page: the site's header, which scrolls away here, and its footer. */
export function TaskFrame({ pathname, children }: FrameProps) {
  return (
    <PageFrame>
      <ShopNotice />
      <SiteHeader {...headerParts(pathname)} />
      <Main>{children}</Main>
      <div className={styles.foot}>
        <SiteFoot pathname={pathname} />
      </div>
    </PageFrame>
  );
}

function headerParts(pathname: string) {
  const line = contactLineOf(regionIdOfPath(pathname));
  return {
    home: (
      <a href={paths.home} aria-label={siteWords.home}>
        <ShopLogo />
      </a>
    ),
    nav: <WideNavigation pathname={pathname} />,
    menu: <PhoneMenu pathname={pathname} />,
    actions: <HeaderActions />,
    children: <PhoneLink number={line.phone} href={line.href} icon={<Icon name="phone" size="small" />} />,
  };
}
