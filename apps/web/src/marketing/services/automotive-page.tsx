import { paths } from '@tintforge/app-base/paths';
import { automotivePage, layoutWords, pageDescriptions } from '@tintforge/content';
import { PaneRamp, Stat, StatGroup } from '@tintforge/ui';
import { Cutting } from '@tintforge/ui/process-steps/cutting';
import { Installation } from '@tintforge/ui/process-steps/installation';
import { Preparation } from '@tintforge/ui/process-steps/preparation';
import { Sedan } from '@tintforge/ui/vehicles/sedan';
import { readingPage } from '../../pages/page';
import { BookAction, CallAction } from '../parts/actions';
import { ClosingCall } from '../parts/closing-call';
import { MakerClaim } from '../parts/maker-claim';
import { PageHero } from '../parts/page-hero';
import { PageSection } from '../parts/page-section';
import { SectionHeading } from '../parts/section-heading';
import { WayOn } from '../parts/way-on';
import styles from './automotive-page.module.css';
import { FilmLinks } from './film-links';
import { TintedCars } from './tinted-cars';
import { WindowIndex } from './window-index';

const { hero, windows, benefits, process, films, gallery, closing } = automotivePage;

/** The film of each window in the picture: the same shades as the samples under it. */
const shades = Object.fromEntries(windows.items.map(({ pane, vltPercent }) => [pane, vltPercent]));

const drawings = { preparation: Preparation, cutting: Cutting, installation: Installation };

/** /services/automotive-tinting: the legal shades for each window, the benefits, the process, and the films. */
export function AutomotivePage() {
  return (
    <>
      <PageHero
        heading={hero.heading}
        lead={hero.lead}
        claims={hero.claims}
        actions={
          <>
            <BookAction>{hero.book}</BookAction>
            <CallAction />
          </>
        }
        pictureAt="below"
        picture={
          <>
            <div className={styles.stage}>
              <Sedan vlt={shades} title={hero.picture} />
            </div>
            <WindowIndex {...windows} />
          </>
        }
      />
      <PaneRamp />
      <PageSection>
        <SectionHeading heading={benefits.heading} />
        <StatGroup layout="rows">
          {benefits.items.map(({ name, qualifier, figure, text, source }) => (
            <Stat
              key={name}
              label={name}
              qualifier={qualifier}
              figure={figure}
              note={<Sourced text={text} source={source} />}
            />
          ))}
        </StatGroup>
      </PageSection>
      <PageSection tone="paper-2">
        <SectionHeading heading={process.heading} lead={process.lead} />
        <ol className={styles.steps}>
          {process.steps.map(({ id, name, text, time, picture }) => {
            const Drawing = drawings[id];
            return (
              <li key={id} className={styles.step}>
                <div className={styles.drawing}>
                  <Drawing title={picture} />
                </div>
                <div>
                  <h3>{name}</h3>
                  <p className={styles.quiet}>{text}</p>
                  <p className={styles.time}>{time}</p>
                </div>
              </li>
            );
          })}
        </ol>
      </PageSection>
      <PageSection>
        <SectionHeading heading={films.heading} lead={films.lead} />
        <FilmLinks />
      </PageSection>
      <TintedCars>
        <WayOn to={paths.gallery}>{gallery.wayOn}</WayOn>
      </TintedCars>
      <ClosingCall
        hour="gold"
        heading={closing.heading}
        text={closing.text}
        action={<BookAction>{closing.book}</BookAction>}
        secondAction={<CallAction />}
      />
    </>
  );
}

type Source = (typeof benefits.items)[number]['source'];

const claims: Record<Source, { text: string; link: string; to: string }> = {
  maker: { ...benefits.makerClaim, to: paths.ceramic },
  'maker-and-table': { ...benefits.makerClaimMeasured, to: paths.hybrid },
  'hybrid-table': { ...benefits.measured, to: paths.hybrid },
};

/** The meaning of a figure, and its source. */
function Sourced({ text, source }: { text: string; source: Source }) {
  return (
    <>
      <span>{text}</span>
      <span className={styles.source}>
        <MakerClaim {...claims[source]} />
      </span>
    </>
  );
}

export const page = readingPage({
  path: paths.automotive,
  name: layoutWords.pages.automotive,
  description: pageDescriptions.automotive,
  startsOnInk: true,
  Page: AutomotivePage,
});
