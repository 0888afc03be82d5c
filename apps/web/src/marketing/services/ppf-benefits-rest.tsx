import { paths } from '@tintforge/app-base/paths';
import { ppfBenefitsPage } from '@tintforge/content';
import { PaneRamp } from '@tintforge/ui';
import { CallAction, PageAction, QuoteAction } from '../parts/actions';
import { ClosingCall } from '../parts/closing-call';
import { PageSection } from '../parts/page-section';
import { SectionHeading } from '../parts/section-heading';
import { CoverageTable } from './coverage-table';
import styles from './ppf-benefits-rest.module.css';

const { benefits, coverage, features, closing } = ppfBenefitsPage;

/** Below the hero: benefits, coverage, included services. */
export function PpfBenefitsRest() {
  return (
    <>
      <PaneRamp />
      <PageSection>
        <div className={styles.benefits}>
          <h2>{benefits.heading}</h2>
          <ul className={styles.cards}>
            {benefits.items.map(({ name, description, details }) => (
              <li key={name} className={styles.card}>
                <h3 className={styles.name}>{name}</h3>
                <p className={styles.description}>{description}</p>
                <ul>
                  {details.map((detail) => (
                    <li key={detail} className={styles.detail}>
                      {detail}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </div>
      </PageSection>
      <PageSection tone="paper-2">
        <SectionHeading heading={coverage.heading} />
        <CoverageTable />
      </PageSection>
      <PageSection>
        <SectionHeading heading={features.heading} />
        <ul className={styles.features}>
          {features.items.map((feature) => (
            <li key={feature} className={styles.feature}>
              {feature}
            </li>
          ))}
        </ul>
      </PageSection>
      <ClosingCall
        hour="noon"
        shades={[92]}
        heading={closing.heading}
        action={<QuoteAction kind="ppf">{closing.schedule}</QuoteAction>}
        secondAction={
          <>
            <CallAction>{closing.call}</CallAction>
            <PageAction to={paths.areas}>{closing.find}</PageAction>
          </>
        }
      />
    </>
  );
}
