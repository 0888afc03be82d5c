import { paths } from '@tintforge/app-base/paths';
import { catalogue, type HomeWords, homeWords } from '@tintforge/content';
import { FeatureCard, FeatureRow, formatMoney, Money, VehicleBay } from '@tintforge/ui';
import { HouseFacade } from '@tintforge/ui/facades/house';
import { OfficeFacade } from '@tintforge/ui/facades/office';
import { PpfCoverage } from '@tintforge/ui/ppf-coverage';
import { Suv } from '@tintforge/ui/vehicles/suv';
import { vehicleFacts } from '../../lib/catalogue-facts';
import { PageSection } from '../parts/page-section';
import { SectionHeading } from '../parts/section-heading';
import { WayOn } from '../parts/way-on';
import styles from './services.module.css';

const { services, ppf }: HomeWords = homeWords;
const { automotive, residential, commercial } = services;

/** The glass that the shop tints, and the film that is not for glass. `Explore Services` leads here. */
export function Services() {
  const { fromCents } = vehicleFacts(catalogue, catalogue.vehicleTypes[0]?.id ?? '');
  return (
    <PageSection id="services">
      <SectionHeading heading={services.heading} lead={services.lead} />
      <FeatureRow>
        <FeatureCard
          picture={
            <span className={styles.car}>
              <VehicleBay>
                <Suv vlt={70} paint="sand" />
              </VehicleBay>
            </span>
          }
          film={{ shade: 35, label: '35%' }}
          title={automotive.title}
          description={automotive.description}
          facts={[automotive.time, automotive.from(formatMoney(fromCents))]}
          link={{ label: automotive.link, render: (anchor) => <a href={paths.automotive} {...anchor} /> }}
        />
        {residential !== undefined && (
          <FeatureCard
            picture={
              <span className={styles.house}>
                <HouseFacade vlt={85} />
              </span>
            }
            film={{ shade: 50, label: '50%' }}
            title={residential.title}
            description={residential.description}
            facts={residential.facts}
            link={{ label: residential.link, render: (anchor) => <a href={paths.residential} {...anchor} /> }}
          />
        )}
        {commercial !== undefined && (
          <FeatureCard
            picture={
              <span className={styles.office}>
                <OfficeFacade vlt={85} />
              </span>
            }
            film={{ shade: 20, label: '20%' }}
            title={commercial.title}
            description={commercial.description}
            facts={commercial.facts}
            link={{ label: commercial.link, render: (anchor) => <a href={paths.commercial} {...anchor} /> }}
          />
        )}
      </FeatureRow>
      {ppf !== undefined && <PaintFilm words={ppf} />}
    </PageSection>
  );
}

function PaintFilm({ words }: { words: NonNullable<HomeWords['ppf']> }) {
  return (
    <article className={styles.ppf} data-theme="ink">
      <div className={styles.plan}>
        <PpfCoverage coverage="full-front" title={words.picture} />
      </div>
      <div className={styles.ppfWords}>
        <h3>{words.heading}</h3>
        <p className={styles.ppfText}>{words.text}</p>
        <dl className={styles.prices}>
          {words.prices.map(({ coverage, fromCents }) => (
            <div key={coverage}>
              <dt>{coverage}</dt>
              <dd>
                <small>{words.from}</small> <Money cents={fromCents} look="ledger" />
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.ways}>
          <WayOn to={paths.ppf}>{words.link}</WayOn>
          <WayOn to={paths.ppfBenefits}>{words.benefits}</WayOn>
        </div>
      </div>
    </article>
  );
}
