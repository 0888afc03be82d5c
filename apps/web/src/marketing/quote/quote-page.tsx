import { paths, quotePath } from '@tintforge/app-base/paths';
import type { QuoteKind } from '@tintforge/booking-core';
import { offeredQuoteKinds, pageDescriptions, quotePageWords } from '@tintforge/content';
import { Container, Icon, PaneRamp, VehicleMini } from '@tintforge/ui';
import { HouseFacade } from '@tintforge/ui/facades/house';
import { OfficeFacade } from '@tintforge/ui/facades/office';
import { PpfCoverage } from '@tintforge/ui/ppf-coverage';
import type { ReactNode } from 'react';
import { readingPage } from '../../pages/page';
import { WayOn } from '../parts/way-on';
import { QuoteForm } from './quote-form.island';
import styles from './quote-page.module.css';
import { WithoutScript } from './without-script';

const words = quotePageWords;

const pictures: Readonly<Record<QuoteKind, ReactNode>> = {
  residential: <HouseFacade vlt={{ slider: 35, bedroom: 35, study: 20, stair: 50 }} />,
  commercial: <OfficeFacade vlt={20} />,
  ppf: <PpfCoverage coverage="full-front" />,
  fleet: (
    <span className={styles.fleet}>
      <VehicleMini kind="truck" vlt={20} />
      <VehicleMini kind="suv" vlt={20} paint="gulf" />
    </span>
  ),
};

/** /quote: what should be looked at, then the form of that kind. */
function QuotePage() {
  return (
    <>
      <Container className={styles.head}>
        <h1>{words.heading}</h1>
        <p className={styles.lead}>{words.lead}</p>
        <ul className={styles.choices} aria-label={words.choices}>
          {offeredQuoteKinds.map((kind) => (
            <li key={kind}>
              <a className={styles.choice} href={quotePath(kind)}>
                <span className={styles.picture} aria-hidden="true">
                  {pictures[kind]}
                </span>
                <span className={styles.texts}>
                  <b className={styles.title}>
                    <span>{words.kinds[kind].title}</span>
                    <Icon name="arrow-right" />
                  </b>
                  <span>{words.kinds[kind].text}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.oneCar}>
          <span>{words.oneCar.question}</span>
          <WayOn to={paths.booking}>{words.oneCar.link}</WayOn>
        </p>
      </Container>
      <PaneRamp />
      <Container className={styles.columns}>
        <div id="form" className={styles.form}>
          <WithoutScript />
          <QuoteForm />
        </div>
        <section className={styles.next} aria-labelledby="next">
          <h2 id="next">{words.next.heading}</h2>
          <ol>
            {words.next.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      </Container>
    </>
  );
}

export const page = readingPage({
  path: paths.quote,
  name: words.name,
  description: pageDescriptions.quote,
  Page: QuotePage,
});
