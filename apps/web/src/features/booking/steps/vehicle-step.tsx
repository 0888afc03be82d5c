import { vehicleTypes } from '@tintforge/booking-core';
import { catalogue, wizardWords } from '@tintforge/content';
import {
  Banner,
  Button,
  ChoiceCard,
  ChoiceGroup,
  Icon,
  Money,
  StepFooter,
  StepHeading,
  VehicleBay,
} from '@tintforge/ui';
import { useState } from 'react';
import { vehicleFacts } from '../../../lib/catalogue-facts';
import { hoursFigure } from '../../../lib/duration';
import { Link } from '../../../lib/link';
import { quotePath } from '../../../lib/paths';
import { VehiclePicture } from '../../../lib/vehicle-picture';
import type { StepProps } from '../step-props';
import { bookingWords } from '../words';
import styles from './vehicle-step.module.css';

const words = wizardWords.vehicle;

/** Step 1: which of the four. Picking one moves on; arrow keys only look. */
export function VehicleStep({ draft, missing, dispatch, headingRef }: StepProps) {
  const [looked, setLooked] = useState(draft.vehicleType);

  return (
    <>
      <StepHeading headingRef={headingRef} title={words.heading} lead={words.lead} aside={<QuoteLine />} />
      <ChoiceGroup label={bookingWords.vehicleType}>
        {vehicleTypes.map((vehicleType) => {
          const offer = vehicleFacts(catalogue, vehicleType);
          return (
            <ChoiceCard
              key={vehicleType}
              name="vehicle-type"
              value={vehicleType}
              isChosen={looked === vehicleType}
              onChoose={() => setLooked(vehicleType)}
              onPick={() => dispatch({ type: 'pick-vehicle', vehicleType })}
              picture={
                <VehicleBay>
                  <VehiclePicture vehicleType={vehicleType} />
                </VehicleBay>
              }
              title={words.cards[vehicleType].label}
              description={words.cards[vehicleType].hint}
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
      <StepFooter
        note={bookingWords.vehicleFoot}
        action={
          <Button
            variant="primary"
            onClick={() => dispatch(looked === null ? { type: 'next' } : { type: 'pick-vehicle', vehicleType: looked })}
          >
            {looked === null ? bookingWords.continueToPackage : words.next(words.cards[looked].label)}
          </Button>
        }
      />
    </>
  );
}

/** The way out for whoever does not come with a car: the form that asks for a quote. */
function QuoteLine() {
  return (
    <p className={styles.quote}>
      <Icon name="house" />
      <span>
        {wizardWords.quote.question} <Link to={quotePath('Other')}>{wizardWords.quote.link}</Link>
      </span>
    </p>
  );
}
