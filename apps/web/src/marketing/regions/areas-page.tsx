import { paths } from '@tintforge/app-base/paths';
import { areasPage, contactLineOf, layoutWords, locations, pageDescriptions } from '@tintforge/content';
import { PlaceMap } from '@tintforge/shop/drawings/map';
import { Container } from '@tintforge/ui';
import { regionPath } from '../../lib/region-paths';
import { readingPage } from '../../pages/page';
import { CallAction, PageAction } from '../parts/actions';
import { ClosingCall } from '../parts/closing-call';
import styles from './areas-page.module.css';
import { LocationCard } from './location-card';
import { ZipCheck } from './zip-check.island';

/** /service-areas: the coast, next to a list of the same regions. */
export function AreasPage() {
  return (
    <>
      <Container className={styles.head}>
        <h1 className={styles.heading}>{areasPage.heading}</h1>
        <p className={styles.lead}>{areasPage.lead}</p>
      </Container>
      <div className={styles.coast}>
        <div className={styles.map}>
          <PlaceMap
            active={locations[0]?.id}
            regions={locations.map(({ id, name }) => ({ id, label: name, href: regionPath(id) }))}
            towns={areasPage.map.towns}
            title={areasPage.map.title}
          />
        </div>
        <div className={styles.words}>
          <ul className={styles.locations}>
            {locations.map((location, index) => (
              <LocationCard key={location.id} location={location} isFirst={index === 0} />
            ))}
          </ul>
          <ZipCheck />
        </div>
      </div>
      <ClosingCall
        hour="noon"
        heading={areasPage.closing.heading}
        text={areasPage.closing.text}
        action={<CallAction isPrimary>{contactLineOf(undefined).phone}</CallAction>}
        secondAction={<PageAction to={paths.booking}>{areasPage.closing.second}</PageAction>}
      />
    </>
  );
}

export const page = readingPage({
  path: paths.areas,
  name: layoutWords.pages.areas,
  description: pageDescriptions.areas,
  Page: AreasPage,
});
