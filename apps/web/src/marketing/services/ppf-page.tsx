import { paths } from '@tintforge/app-base/paths';
import { contactLineOf, layoutWords, pageDescriptions, ppfPage } from '@tintforge/content';
import { Money, PaneRamp } from '@tintforge/ui';
import { PpfCoverage } from '@tintforge/ui/ppf-coverage';
import { StoneChipsScene } from '@tintforge/ui/scenes/stone-chips';
import { SedanFront } from '@tintforge/ui/sedan-front';
import { readingPage } from '../../pages/page';
import { CallAction, PageAction, QuoteAction } from '../parts/actions';
import { ClosingCall } from '../parts/closing-call';
import { PageHero } from '../parts/page-hero';
import { PageSection } from '../parts/page-section';
import { SectionHeading } from '../parts/section-heading';
import { WayOn } from '../parts/way-on';
import styles from './ppf-page.module.css';

const { hero, benefits, coverage, process, addOns, closing } = ppfPage;
const { phone } = contactLineOf(undefined);

/** /services/paint-protection-film: the purpose, the coverage options with prices, the four steps, and whom to call. */
export function PpfPage() {
  return (
    <>
      <PageHero
        heading={hero.heading}
        lead={hero.lead}
        claims={hero.claims}
        actions={
          <>
            <QuoteAction kind="ppf">{hero.quote}</QuoteAction>
            <CallAction>{hero.call(phone)}</CallAction>
            <PageAction to={paths.ppfBenefits}>{hero.more}</PageAction>
          </>
        }
        picture={
          <div className={styles.car}>
            <SedanFront paint="slate" coverage="full-front" title={hero.picture} />
          </div>
        }
      />
      <PaneRamp />
      <PageSection>
        <SectionHeading heading={benefits.heading} lead={benefits.lead} />
        <div className={styles.benefits}>
          <div className={styles.chips}>
            <StoneChipsScene title={benefits.picture} />
          </div>
          <dl className={styles.hits}>
            {benefits.items.map(({ name, text }) => (
              <div key={name} className={styles.hit}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </PageSection>
      <PageSection tone="ink">
        <SectionHeading heading={coverage.heading} lead={coverage.lead} />
        <ul className={styles.options}>
          {coverage.options.map(({ id, name, fromCents, text, time, place }) => (
            <li key={id} className={styles.option}>
              <div className={styles.plan}>
                <PpfCoverage coverage={id} title={coverage.picture(name)} />
              </div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.price}>
                <small>{coverage.from} </small>
                <Money cents={fromCents} look="figure" />
              </p>
              <p className={styles.text}>{text}</p>
              <p className={styles.time}>{time}</p>
              <p className={styles.where}>{place}</p>
            </li>
          ))}
        </ul>
        <div className={styles.ways}>
          <QuoteAction kind="ppf" isPrimary={false}>
            {coverage.quote}
          </QuoteAction>
          <WayOn to={paths.ppfBenefits}>{coverage.wayOn}</WayOn>
        </div>
      </PageSection>
      <PageSection>
        <SectionHeading heading={process.heading} />
        <ol className={styles.steps}>
          {process.steps.map(({ name, text }) => (
            <li key={name} className={styles.step}>
              <h3>{name}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
        <div className={styles.addOns}>
          <div>
            <h3>{addOns.heading}</h3>
            <p className={styles.text}>{addOns.text}</p>
          </div>
          <PageAction to={paths.booking}>{addOns.book}</PageAction>
        </div>
      </PageSection>
      <ClosingCall
        hour="gold"
        shades={[92]}
        heading={closing.heading}
        text={closing.text}
        action={<QuoteAction kind="ppf">{closing.quote}</QuoteAction>}
        secondAction={
          <>
            <CallAction>{closing.call(phone)}</CallAction>
            <PageAction to={paths.areas}>{closing.areas}</PageAction>
          </>
        }
      />
    </>
  );
}

export const page = readingPage({
  path: paths.ppf,
  name: layoutWords.pages.ppf,
  description: pageDescriptions.ppf,
  startsOnInk: true,
  Page: PpfPage,
});
