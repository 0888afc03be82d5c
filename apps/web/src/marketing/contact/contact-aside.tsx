import { paths } from '@tintforge/app-base/paths';
import { areasPage, brand, contactPage, siteWords, socialLinks } from '@tintforge/content';
import { PlaceMap } from '@tintforge/shop/drawings/map';
import { Badge, Icon, SocialLinks } from '@tintforge/ui';
import styles from './contact-aside.module.css';

/** Next to the form: when and where. */
export function ContactAside() {
  return (
    <>
      <OpeningHours />
      <Where />
    </>
  );
}

/** Below the form: the other ways to write. */
export function OtherWays() {
  return (
    <>
      <ByEmail />
      <Elsewhere />
    </>
  );
}

function OpeningHours() {
  return (
    <section aria-labelledby="hours">
      <h2 id="hours" className={styles.heading}>
        {contactPage.hours.heading}
      </h2>
      <dl className={styles.hours}>
        {contactPage.hours.doors.map(({ name, lines }) => (
          <div key={name}>
            <dt>{name}</dt>
            {lines.map(({ days, hours }) => (
              <dd key={days}>{`${days} ${hours}`}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

function ByEmail() {
  return (
    <section aria-labelledby="email-address">
      <h2 id="email-address" className={styles.heading}>
        {contactPage.email.heading}
      </h2>
      <p className={styles.email}>
        <Icon name="mail" />
        <a href={`mailto:${brand.email}`} translate="no">
          {brand.email}
        </a>
      </p>
    </section>
  );
}

/** The shop's accounts; a demo has places for them. */
function Elsewhere() {
  if (socialLinks.length === 0) return null;
  const own = socialLinks.flatMap(({ href, ...link }) => (href === undefined ? [] : [{ ...link, href }]));
  return (
    <section id="social" aria-labelledby="elsewhere">
      <h2 id="elsewhere" className={styles.heading}>
        {contactPage.elsewhere.heading}
      </h2>
      {own.length > 0 ? (
        <SocialLinks links={own} />
      ) : (
        <p className={styles.quiet}>
          <span>{socialLinks.map(({ label }) => label).join(', ')}</span> <Badge size="small">{siteWords.sample}</Badge>
        </p>
      )}
    </section>
  );
}

function Where() {
  return (
    <figure className={styles.map}>
      <PlaceMap title={contactPage.map.title} towns={areasPage.map.towns} />
      <figcaption>
        {contactPage.map.caption} <a href={paths.areas}>{contactPage.map.link}</a>
      </figcaption>
    </figure>
  );
}
