import { paths } from '@tintforge/app-base/paths';
import { layoutWords, pageDescriptions, residentialPage } from '@tintforge/content';
import { BeforeAfter, PaneRamp } from '@tintforge/ui';
import { HouseFacade } from '@tintforge/ui/facades/house';
import { BedroomScene } from '@tintforge/ui/scenes/bedroom';
import { LivingScene } from '@tintforge/ui/scenes/living';
import { readingPage } from '../../pages/page';
import { CallAction, QuoteAction } from '../parts/actions';
import { ClosingCall } from '../parts/closing-call';
import { MakerClaim } from '../parts/maker-claim';
import { PageHero } from '../parts/page-hero';
import { PageSection } from '../parts/page-section';
import { SectionHeading } from '../parts/section-heading';
import { BenefitGrid } from './benefit-grid';
import { FilmList } from './film-list';
import { QuoteNeeds } from './quote-needs';
import styles from './residential-page.module.css';
import { WindowIndex } from './window-index';

const { hero, rooms, view, benefits, films, quote, closing } = residentialPage;

/** The film of each room's windows in the picture: the same shades as the samples under it. */
const shades = Object.fromEntries(rooms.items.map(({ window, vltPercent }) => [window, vltPercent]));

/** /services/residential-tinting: a film for each room, one room with and without it, the benefits, and the quote. */
export function ResidentialPage() {
  return (
    <>
      <PageHero
        tone="paper"
        heading={hero.heading}
        lead={hero.lead}
        actions={
          <>
            <QuoteAction kind="residential">{hero.quote}</QuoteAction>
            <CallAction />
          </>
        }
        pictureAt="below"
        picture={
          <>
            <div className={styles.house}>
              <HouseFacade vlt={shades} title={hero.picture} />
            </div>
            <WindowIndex
              heading={rooms.heading}
              items={rooms.items.map(({ film, ...room }) => ({ ...room, rule: film }))}
            />
          </>
        }
      />
      <PaneRamp />
      <PageSection tone="paper-2">
        <SectionHeading heading={view.heading} lead={view.lead} />
        <div className={styles.view}>
          <BeforeAfter
            before={<LivingScene vlt={100} title={view.picture} />}
            after={<LivingScene vlt={35} />}
            label={view.edge}
            beforeTag={view.before}
            afterTag={view.after}
          />
        </div>
      </PageSection>
      <PageSection>
        <BenefitGrid
          heading={benefits.heading}
          items={benefits.items}
          note={<MakerClaim {...benefits.makerClaim} to={paths.hybrid} />}
        />
      </PageSection>
      <PageSection tone="paper-2">
        <SectionHeading heading={films.heading} lead={films.lead} />
        <div className={styles.films}>
          <div className={styles.bedroom}>
            <BedroomScene vlt={35} title={films.picture} />
          </div>
          <FilmList items={films.items} />
        </div>
      </PageSection>
      <QuoteNeeds {...quote} />
      <ClosingCall
        shades={[50, 35]}
        heading={closing.heading}
        text={closing.text}
        action={<QuoteAction kind="residential">{closing.quote}</QuoteAction>}
        secondAction={<CallAction />}
      />
    </>
  );
}

export const page = readingPage({
  path: paths.residential,
  name: layoutWords.pages.residential,
  description: pageDescriptions.residential,
  Page: ResidentialPage,
});
