import { aboutPage } from '@tintforge/content';
import { Cutting } from '@tintforge/ui/process-steps/cutting';
import { Installation } from '@tintforge/ui/process-steps/installation';
import { Preparation } from '@tintforge/ui/process-steps/preparation';
import { PageSection } from '../parts/page-section';
import { SectionHeading } from '../parts/section-heading';
import styles from './about-page.module.css';

/** What each of the three does, in the order of the team. */
const pictures = [Preparation, Cutting, Installation];

/** The three who stand behind a window, by role and at their work. */
export function Team() {
  const { heading, lead, members } = aboutPage.team;
  return (
    <PageSection>
      <SectionHeading heading={heading} lead={lead} />
      <ol className={styles.team}>
        {members.map(({ role, text, picture }, index) => {
          const Picture = pictures[index];
          return (
            <li key={role}>
              {Picture !== undefined && <Picture title={picture} />}
              <h3>{role}</h3>
              <p>{text}</p>
            </li>
          );
        })}
      </ol>
    </PageSection>
  );
}
