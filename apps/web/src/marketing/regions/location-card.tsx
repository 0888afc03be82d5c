import { paths } from '@tintforge/app-base/paths';
import { areasPage, contactLineOf, hours, type Location, regions, reviews } from '@tintforge/content';
import { Icon, LinkButton, Rating, VisuallyHidden } from '@tintforge/ui';
import { regionPath } from '../../lib/region-paths';
import { SampleMark } from '../parts/sample-mark';
import styles from './location-card.module.css';

interface LocationCardProps {
  location: Location;
  /** The one whose booking button is primary. */
  isFirst: boolean;
}

/** One of the four regions: the place, the phone line, and three links. */
export function LocationCard({ location, isFirst }: LocationCardProps) {
  const { id, name, areas, description } = location;
  const line = contactLineOf(id);
  const prefixes = regions.find((region) => region.id === id)?.zipPrefixes ?? [];
  const rating = areasPage.rating(reviews.rating);
  const office = hours.office.lines.map(({ days, hours: times }) => `${days} ${times}`).join(', ');
  return (
    <li className={styles.root}>
      <h2 className={styles.name}>{name}</h2>
      <div className={styles.line}>
        <a className={styles.phone} href={line.href} translate="no">
          {line.phone}
        </a>
        {reviews.count > 0 && (
          <p className={styles.rating}>
            <Rating value={reviews.rating} label={rating} />
            <span aria-hidden="true">{rating}</span>
            <SampleMark of={[reviews]} />
          </p>
        )}
      </div>
      <p>{areas.join(', ')}</p>
      <p className={styles.quiet}>
        {`${description} ${areasPage.zipCodes(prefixes.join(', '))} ${hours.office.name} ${office}.`}
      </p>
      <div className={styles.actions}>
        <LinkButton variant={isFirst ? 'primary' : 'outline'} href={paths.booking}>
          {areasPage.bookOnline}
        </LinkButton>
        <LinkButton href={line.href}>
          <Icon name="phone" size="small" />
          <span>{areasPage.callNow}</span>
        </LinkButton>
        <a className={styles.more} href={regionPath(id)}>
          {areasPage.learnMore}
          <VisuallyHidden>{` ${areasPage.about(name)}`}</VisuallyHidden>
          <Icon name="arrow-right" size="small" />
        </a>
      </div>
    </li>
  );
}
