import { paths } from '@tintforge/app-base/paths';
import { commercialPage, layoutWords, pageDescriptions } from '@tintforge/content';
import { BeforeAfter, PaneRamp } from '@tintforge/ui';
import { OfficeFacade } from '@tintforge/ui/facades/office';
import { CafeScene } from '@tintforge/ui/scenes/cafe';
import { HotelScene } from '@tintforge/ui/scenes/hotel';
import { OfficeScene } from '@tintforge/ui/scenes/office';
import { readingPage } from '../../pages/page';
import { CallAction, QuoteAction } from '../parts/actions';
import { ClosingCall } from '../parts/closing-call';
import { MakerClaim } from '../parts/maker-claim';
import { PageHero } from '../parts/page-hero';
import { PageSection } from '../parts/page-section';
import { SectionHeading } from '../parts/section-heading';
import { BenefitGrid } from './benefit-grid';
import styles from './commercial-page.module.css';
import { FilmList } from './film-list';
import { QuoteNeeds } from './quote-needs';

const { hero, benefits, applications, films, quote, closing } = commercialPage;

/** From the hot top floor to the shop window, each with its own film. */
const floors = { 'floor-4': 15, 'floor-3': 20, 'floor-2': 35, 'floor-1': 50, side: 20, lobby: 70 };

/** A light film where goods are on display, a darker one where guests sit. */
const scenes = { retail: { Scene: CafeScene, vlt: 70 }, hotels: { Scene: HotelScene, vlt: 35 } };

/** /services/commercial-tinting: the benefits for a building, the windows, the films, and the quote. */
export function CommercialPage() {
  const { offices, others } = applications;
  return (
    <>
      <PageHero
        tone="paper"
        heading={hero.heading}
        lead={hero.lead}
        claims={hero.claims}
        claimsNote={<MakerClaim {...hero.claimsNote} to={paths.hybrid} />}
        actions={
          <>
            <QuoteAction kind="commercial">{hero.quote}</QuoteAction>
            <CallAction />
          </>
        }
        picture={
          <div className={styles.facade}>
            <OfficeFacade vlt={floors} title={hero.picture} />
          </div>
        }
      />
      <PaneRamp />
      <PageSection>
        <BenefitGrid heading={benefits.heading} items={benefits.items} />
      </PageSection>
      <PageSection tone="paper-2">
        <SectionHeading heading={applications.heading} lead={applications.lead} />
        <ul className={styles.places}>
          <li className={styles.place}>
            <div className={styles.picture}>
              <BeforeAfter
                before={<OfficeScene vlt={100} title={offices.picture} />}
                after={<OfficeScene vlt={20} />}
                label={offices.edge}
                beforeTag={offices.before}
                afterTag={offices.after}
              />
            </div>
            <h3>{offices.name}</h3>
            <p className={styles.text}>{offices.text}</p>
          </li>
          {others.map(({ id, name, text, picture }) => {
            const { Scene, vlt } = scenes[id];
            return (
              <li key={id} className={styles.place}>
                <div className={styles.picture}>
                  <Scene vlt={vlt} title={picture} />
                </div>
                <h3>{name}</h3>
                <p className={styles.text}>{text}</p>
              </li>
            );
          })}
        </ul>
      </PageSection>
      <PageSection>
        <SectionHeading heading={films.heading} lead={films.lead} />
        <FilmList items={films.items} />
        <p className={styles.note}>
          <MakerClaim {...films.makerClaim} to={paths.ceramic} />
        </p>
      </PageSection>
      <QuoteNeeds {...quote} />
      <ClosingCall
        hour="noon"
        shades={[50, 35, 20]}
        heading={closing.heading}
        text={closing.text}
        action={<QuoteAction kind="commercial">{closing.quote}</QuoteAction>}
        secondAction={<CallAction />}
      />
    </>
  );
}

export const page = readingPage({
  path: paths.commercial,
  name: layoutWords.pages.commercial,
  description: pageDescriptions.commercial,
  Page: CommercialPage,
});
