import { Link, type OwnAddress } from '@tintforge/app-base/frame/link';
import { LinkButton } from '@tintforge/ui';
import { Door } from './door';
import { accountWords } from './words';

const words = accountWords.link;

/** Shown when the link from an email is used up or incomplete. */
export function UselessLink({ isExpired, another }: { isExpired: boolean; another: OwnAddress }) {
  return (
    <Door
      heading={isExpired ? words.headingExpired : words.headingMissing}
      lead={isExpired ? words.expired : words.missing}
    >
      <LinkButton variant="primary" render={(anchor) => <Link to={another} {...anchor} />}>
        {words.another}
      </LinkButton>
    </Door>
  );
}
