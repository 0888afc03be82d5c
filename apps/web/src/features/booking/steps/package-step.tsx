import { hoursFigure } from '@tintforge/app-base/duration';
import { offeredPackages } from '@tintforge/booking-core';
import { catalogue, vehicleTypeOf, wizardWords } from '@tintforge/content';
import { Banner, Button, OfferCard, OfferRow, StepHeading } from '@tintforge/ui';
import { shadesOf, vehicleFacts } from '../../../lib/catalogue-facts';
import { ContinueButton, StepBar } from '../step-bar';
import type { StepProps } from '../step-props';
import { bookingWords } from '../words';
import styles from './package-step.module.css';

const words = wizardWords.package;

/** Step 2: one of the three packages for the chosen vehicle. Choosing one goes to the next step. */
export function PackageStep({ draft, missing, dispatch, goBack, headingRef }: StepProps) {
  const { vehicleType } = draft;
  if (vehicleType === null) return null;
  const { shortest, longest } = vehicleFacts(catalogue, vehicleType);

  return (
    <>
      <StepHeading
        headingRef={headingRef}
        title={words.heading(vehicleTypeOf(vehicleType).name)}
        lead={`${words.lead} ${words.onSite(wizardWords.vehicle.hours(hoursFigure(shortest), hoursFigure(longest)))}.`}
      />
      <OfferRow>
        {offeredPackages(catalogue, vehicleType).map((item) => {
          const shades = shadesOf(catalogue, item.filmType);
          const isChosen = item.id === draft.packageId;
          return (
            <OfferCard
              key={item.id}
              kicker={item.filmType}
              title={item.tier}
              cents={item.priceCents}
              description={item.description}
              shades={{ values: shades, title: bookingWords.shades(shades) }}
              features={item.features}
              promise={item.warranty}
              recommendedLabel={item.recommended ? words.recommended : undefined}
              action={
                <Button
                  variant={item.recommended ? 'primary' : 'outline'}
                  isBlock
                  aria-pressed={isChosen}
                  onClick={() => dispatch({ type: 'pick-package', packageId: item.id })}
                >
                  {isChosen ? bookingWords.keep(item.tier) : words.choose(item.tier)}
                </Button>
              }
            />
          );
        })}
      </OfferRow>
      {missing.includes('packageId') && <Banner tone="error">{words.required}</Banner>}
      <p className={styles.foot}>{words.foot}</p>
      <StepBar
        draft={draft}
        prompt={draft.packageId === null ? bookingWords.choosePackage : undefined}
        onBack={goBack}
        action={<ContinueButton label={words.next} onPress={() => dispatch({ type: 'next' })} />}
      />
    </>
  );
}
