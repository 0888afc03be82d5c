import { aboutPage } from '@tintforge/content';
import { PlaceScene } from '@tintforge/shop/drawings/scene';
import { PageSection } from '../parts/page-section';
import { SectionHeading } from '../parts/section-heading';
import styles from './about-page.module.css';

/** The three roles at a window, under the next car of the morning. */
export function Team() {
  const { heading, lead, picture, members } = aboutPage.team;
  return (
    <PageSection>
      <SectionHeading heading={heading} lead={lead} />
      <div className={styles.morning}>
        <PlaceScene timeOfDay="dawn" vlt={35} paneX={50} title={picture} />
      </div>
      <ol className={styles.team}>
        {members.map(({ role, text }) => (
          <li key={role}>
            <h3>{role}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}
