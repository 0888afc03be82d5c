import { paths } from '@tintforge/app-base/paths';
import { aboutPage, brand, layoutWords, mostStarts, pageDescriptions, regions, shades } from '@tintforge/content';
import { Stat, StatGroup } from '@tintforge/ui';
import { VanScene } from '@tintforge/ui/scenes/van';
import { readingPage } from '../../pages/page';
import { BookAction, CallAction, PageAction } from '../parts/actions';
import { ClosingCall } from '../parts/closing-call';
import { PageHero } from '../parts/page-hero';
import { PageSection } from '../parts/page-section';
import { SectionHeading } from '../parts/section-heading';
import { WayOn } from '../parts/way-on';
import styles from './about-page.module.css';
import { Team } from './team';

/** /about-us: story, figures, four values, the three roles at a car, and the backing for our claims. */
export function AboutPage() {
  return (
    <>
      <PageHero
        tone="paper"
        heading={aboutPage.heading}
        lead={aboutPage.lead}
        actions={
          <>
            <BookAction>{aboutPage.book}</BookAction>
            <PageAction to={paths.areas}>{aboutPage.areas}</PageAction>
          </>
        }
        picture={
          <div className={styles.van}>
            <VanScene vlt={35} title={aboutPage.picture} />
          </div>
        }
        pictureAt="below"
      />
      <Story />
      <Values />
      <Team />
      <Reasons />
      <ClosingCall
        shades={[70, 5]}
        heading={aboutPage.closing.heading}
        text={aboutPage.closing.text}
        action={<BookAction>{aboutPage.closing.book}</BookAction>}
        secondAction={<CallAction />}
      />
    </>
  );
}

function Story() {
  const { story, figures } = aboutPage;
  return (
    <PageSection>
      <div className={styles.columns}>
        <h2>{story.heading}</h2>
        <div className={styles.paragraphs}>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <section className={styles.figures} aria-label={figures.label}>
        <StatGroup>
          <Stat {...figures.founded} figure={String(brand.foundedYear)} />
          <Stat {...figures.regions} figure={String(regions.length)} />
          <Stat {...figures.shades} figure={String(shades.length)} />
          <Stat {...figures.starts} figure={String(mostStarts(regions))} />
        </StatGroup>
      </section>
    </PageSection>
  );
}

function Values() {
  return (
    <PageSection tone="paper-2">
      <div className={styles.columns}>
        <h2>{aboutPage.values.heading}</h2>
        <ul className={styles.values}>
          {aboutPage.values.items.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </PageSection>
  );
}

function Reasons() {
  const { reasons } = aboutPage;
  return (
    <PageSection tone="paper-2">
      <SectionHeading heading={reasons.heading} lead={reasons.lead} />
      <ul className={styles.reasons}>
        {reasons.items.map(({ claim, proof }) => (
          <li key={claim}>
            <h3>{claim}</h3>
            <p>{proof}</p>
          </li>
        ))}
      </ul>
      <WayOn to={paths.comparison}>{reasons.table}</WayOn>
    </PageSection>
  );
}

export const page = readingPage({
  path: paths.about,
  name: layoutWords.pages.about,
  description: pageDescriptions.about,
  Page: AboutPage,
});
