import { hoursFigure } from '@tintforge/app-base/duration';
import { quotePath } from '@tintforge/app-base/paths';
import { offeredVehicleTypes } from '@tintforge/booking-core';
import { catalogue, vehicleHints, vehicleTypeOf, wizardWords } from '@tintforge/content';
import { Banner, ChoiceCard, ChoiceGroup, Icon, Money, StepHeading } from '@tintforge/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { vehicleFacts } from '../../../lib/catalogue-facts';
import { repeatEarlyPress } from '../../../lib/early-press';
import { ContinueButton, StepBar } from '../step-bar';
import type { StepProps } from '../step-props';
import { bookingWords } from '../words';
import { LateVehicle } from './late-vehicle';
import styles from './vehicle-step.module.css';

const words = wizardWords.vehicle;

/** Step 1: one of the shop's vehicle types. Clicking one goes to the next step; arrow keys only select. */
export function VehicleStep({ draft, missing, dispatch, goBack, headingRef }: StepProps) {
  const [looked, setLooked] = useState(draft.vehicleType);
  const rootRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (rootRef.current !== null) repeatEarlyPress(rootRef.current);
  }, []);

  return (
    <div ref={rootRef}>
      <StepHeading headingRef={headingRef} title={words.heading} lead={words.lead} aside={<QuoteLine />} />
      <ChoiceGroup label={bookingWords.vehicleType}>
        {offeredVehicleTypes(catalogue).map((vehicleType) => {
          const offer = vehicleFacts(catalogue, vehicleType);
          const { name } = vehicleTypeOf(vehicleType);
          return (
            <ChoiceCard
              key={vehicleType}
              name="vehicle-type"
              value={vehicleType}
              isChosen={looked === vehicleType}
              onChoose={() => setLooked(vehicleType)}
              onPick={() => dispatch({ type: 'pick-vehicle', vehicleType })}
              picture={
                <Suspense fallback={null}>
                  <LateVehicle vehicleType={vehicleType} />
                </Suspense>
              }
              title={name}
              description={vehicleHints[vehicleType]}
              aside={
                <>
                  <small className={styles.from}>{bookingWords.from} </small>
                  <Money cents={offer.fromCents} look="figure" />
                </>
              }
              asideNote={words.hours(hoursFigure(offer.shortest), hoursFigure(offer.longest))}
            />
          );
        })}
      </ChoiceGroup>
      {missing.includes('vehicleType') && <Banner tone="error">{words.required}</Banner>}
      <p className={styles.foot}>{bookingWords.vehicleFoot}</p>
      <StepBar
        draft={draft}
        prompt={looked === null ? bookingWords.pickVehicle : undefined}
        onBack={draft.carAt === 0 ? undefined : goBack}
        action={
          <ContinueButton
            label={looked === null ? bookingWords.continueToPackage : words.next(vehicleTypeOf(looked).name)}
            onPress={() => dispatch(looked === null ? { type: 'next' } : { type: 'pick-vehicle', vehicleType: looked })}
          />
        }
      />
    </div>
  );
}

/** For visitors who don't come with a car: a link to the quote form. */
function QuoteLine() {
  return (
    <p className={styles.quote}>
      <Icon name="house" />
      <span>
        {wizardWords.quote.question} <a href={quotePath()}>{wizardWords.quote.link}</a>
      </span>
    </p>
  );
}
