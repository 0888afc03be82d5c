import { paths } from '@tintforge/app-base/paths';
import { layoutWords } from '@tintforge/content';
import { NavBar, NavGroup, NavItem, SiteMenu, SiteMenuGroup } from '@tintforge/ui';
import { linksOf } from './layout-links';
import { accountLink, headerNavigation, type NavigationGroup, type NavigationLink } from './navigation';

const { navigation } = layoutWords;

type Entry = NavigationLink | NavigationGroup;

function isGroup(entry: Entry): entry is NavigationGroup {
  return 'links' in entry;
}

/** The header's navigation on wide screens. */
export function WideNavigation({ pathname }: { pathname: string }) {
  return (
    <NavBar label={navigation.label}>
      {headerNavigation.map((entry) => {
        if (isGroup(entry)) {
          return (
            <NavGroup key={entry.heading} label={entry.heading}>
              {linksOf(entry.links, pathname)}
            </NavGroup>
          );
        }
        // The button at the right end leads there too.
        return entry.path === paths.booking ? null : <NavItem key={entry.path}>{linksOf([entry], pathname)}</NavItem>;
      })}
    </NavBar>
  );
}

/** The same links and more behind one button, on phones. */
export function PhoneMenu({ pathname }: { pathname: string }) {
  const single = headerNavigation.filter((entry): entry is NavigationLink => !isGroup(entry));
  const groups = headerNavigation.filter(isGroup);
  return (
    <SiteMenu openLabel={navigation.openMenu} closeLabel={navigation.closeMenu} label={navigation.menu}>
      <SiteMenuGroup>{linksOf([...single, accountLink], pathname)}</SiteMenuGroup>
      {groups.map(({ heading, links }) => (
        <SiteMenuGroup key={heading} heading={heading}>
          {linksOf(links, pathname)}
        </SiteMenuGroup>
      ))}
    </SiteMenu>
  );
}
