import { Link } from '@tintforge/app-base/frame/link';
import { OtherDocument } from '@tintforge/app-base/frame/other-document';
import { isOfficePath, paths } from '@tintforge/app-base/paths';
import { LinkButton } from '@tintforge/ui';
import { useLocation } from 'react-router-dom';
import { Entry } from '../shell/entry';
import { adminWords } from '../words';

const words = adminWords.notFound;

/** Page for all other paths: those of the area don't exist, and those of the site are other documents. */
export function OtherPage() {
  const { pathname } = useLocation();
  if (!isOfficePath(pathname)) return <OtherDocument />;
  return (
    <Entry heading={words.heading} lead={words.text}>
      <LinkButton variant="primary" size="large" isBlock render={(anchor) => <Link to={paths.admin} {...anchor} />}>
        {words.schedule}
      </LinkButton>
      <LinkButton size="large" isBlock render={(anchor) => <Link to={paths.crew} {...anchor} />}>
        {words.crew}
      </LinkButton>
    </Entry>
  );
}
