import type { ReactNode } from 'react';
import { Container } from '../container/container';
import { Icon } from '../icon/icon';
import { Logo } from '../logo/logo';
import { PhoneLink, SiteHeader } from '../site-header/site-header';
import { StepRamp } from '../step-ramp/step-ramp';
import styles from './screens.module.css';

const steps = ['Vehicle', 'Package', 'Extras', 'Appointment', 'Contact', 'Review', 'Payment'].map((label) => ({
  label,
}));

/** The surroundings of every step. Only for the stories that show the parts together. */
export function Frame({ step, children }: { step: number; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <SiteHeader
        home={
          <a href="#home">
            <Logo name="Sample Shop" />
          </a>
        }
      >
        <PhoneLink number="(202) 555-0142" href="tel:+12025550142" icon={<Icon name="phone" size="small" />} />
      </SiteHeader>
      <Container className={styles.ramp}>
        <StepRamp label="Booking progress" steps={steps} current={step} onSelect={() => {}} />
      </Container>
      <Container as="main" className={styles.main}>
        {children}
      </Container>
    </div>
  );
}

/** The Back button of every step. */
export function BackWords() {
  return (
    <>
      <Icon name="arrow-left" />
      <span>Back</span>
    </>
  );
}
