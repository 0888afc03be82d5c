import { LinkButton } from '@tintforge/ui';
import { Link } from 'react-router-dom';
import { Door } from './door';
import { accountWords } from './words';

const words = accountWords.link;

/** In place of what a mail's link would have opened: it is used up, or did not come along. */
export function UselessLink({ isExpired, another }: { isExpired: boolean; another: string }) {
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
