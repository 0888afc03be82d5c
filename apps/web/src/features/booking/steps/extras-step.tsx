import { formatDuration } from '@tintforge/app-base/duration';
import { paths } from '@tintforge/app-base/paths';
import { CarFacts } from '@tintforge/app-base/tint/car-questions';
import { recommendationFor } from '@tintforge/app-base/tint/recommendation';
import { ShadePanel } from '@tintforge/app-base/tint/shade-panel';
import { keepDisclosure } from '@tintforge/app-base/tint/shown-disclosure';
import { everyLaw, useStateLaw, wordsOfOthers } from '@tintforge/app-base/tint/state-laws';
import { type TintProblems, tintProblems } from '@tintforge/app-base/tint/tint-problems';
import { VehiclePicture } from '@tintforge/app-base/vehicle-picture';
import { carsOfDraft, mostCars, offeredAddOns, type PricedOrder } from '@tintforge/booking-core';
import { catalogue, siteMenus, tintWords, wizardWords } from '@tintforge/content';
import { Badge, Card, Money, Note, Receipt, Split, StepHeading, ToggleCard, ToggleList } from '@tintforge/ui';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { filmOfDraft } from '../../../lib/tint/film-of-draft';
import { AddCar } from '../cars/add-car';
import { carsCodeOf } from '../cars/late-cars';
import { judgedDraftOf } from '../judged-draft';
import { minutesOf, orderOf, receiptLines, taxNoteOf, totalOf } from '../order-summary';
import { ContinueButton, StepBar } from '../step-bar';
import type { StepProps } from '../step-props';
import { bookingWords } from '../words';
import { AddOnPicture } from './add-on-picture';
import styles from './extras-step.module.css';

const words = wizardWords.extras;

/** The first invalid field, in the order of the page. */
const firstWrong = '[aria-invalid] input, input[aria-invalid], select[aria-invalid]';

/** Step 3: add-ons, the shade of each piece of glass, and the total. */
export function ExtrasStep(props: StepProps) {
  const order = orderOf(props.draft);
  return order === undefined ? null : <Extras {...props} order={order} />;
}

function Extras({ draft, dispatch, goBack, notice, setNotice, headingRef, order }: StepProps & { order: PricedOrder }) {
  const refused = notice?.kind === 'refused-tint' && notice.car === draft.carAt ? notice : undefined;
  // After a refusal by the server, the focus moves to the refused field.
  const [complaints, setComplaints] = useState(refused === undefined ? 0 : 1);
  const panelRef = useRef<HTMLElement>(null);
  const headingId = useId();
  const { vehicleType, filmType } = order.package;
  const car = { vehicleType, filmType };
  const tint = judgedDraftOf(draft);
  const several = carsCodeOf(draft);
  const lines = several?.ticketLines(draft) ?? receiptLines(order);
  const minutes = minutesOf(draft);
  const cars = carsOfDraft(draft);
  const unfinished = cars.findIndex((each) => orderOf(each) === undefined);

  // Nothing can be recommended until the law of the car's state is here.
  const { state } = useStateLaw(draft.tint);
  const isUnchosen = draft.tint.shades === null && state !== 'fetching';
  const isRecommended = Object.keys(recommendationFor(tint, car)).length > 0;
  const lead = (everyLaw(tint).length > 0 ? wordsOfOthers()?.everyState.lead : undefined) ?? words.shade.lead;
  const recommend = useEffectEvent(() => {
    dispatch({ type: 'edit-tint', tint: { shades: recommendationFor(tint, car) } });
  });
  // In a layout effect, before the customer can see or click anything: a later choice is never overwritten.
  useLayoutEffect(() => {
    if (isUnchosen) recommend();
  }, [isUnchosen]);

  useEffect(() => {
    if (complaints === 0) return;
    const wrong = panelRef.current?.querySelector<HTMLElement>(firstWrong);
    (wrong ?? panelRef.current)?.focus();
  }, [complaints]);

  async function complain({ meters }: TintProblems) {
    setComplaints((before) => before + 1);
    if (meters.length === 0 || CarFacts.isHere()) return;
    // The field that is asked for comes with its code.
    await CarFacts.fetch();
    setComplaints((before) => before + 1);
  }

  function next() {
    const problems = tintProblems(tint, refused);
    if (problems !== undefined) return void complain(problems);
    if (refused?.refusal.disclosure !== undefined) keepDisclosure(refused.refusal.disclosure);
    // The notice about an earlier booking stays until each car has a package.
    if (refused !== undefined || (notice?.kind === 'left-out' && unfinished === -1)) setNotice(undefined);
    dispatch({ type: 'next' });
  }

  return (
    <>
      <StepHeading headingRef={headingRef} title={words.heading} lead={words.lead} />
      <Split
        aside={
          <Card>
            <Receipt
              title={words.summary}
              lines={lines}
              total={{ label: words.total, cents: totalOf(draft) ?? 0, note: taxNoteOf(lines, draft) }}
            />
            <div className={styles.end}>
              {minutes !== undefined && (
                <Note icon="clock" size="small">
                  {words.duration(formatDuration(minutes))}
                </Note>
              )}
              {several !== undefined && <several.CarsLimit draft={draft} />}
              {cars.length < mostCars && <AddCar onAdd={() => dispatch({ type: 'add-car' })} />}
            </div>
          </Card>
        }
      >
        <ToggleList label={bookingWords.addOns}>
          {offeredAddOns(catalogue).map((addOn) => (
            <ToggleCard
              key={addOn.id}
              isOn={draft.addOnIds.includes(addOn.id)}
              onToggle={() => dispatch({ type: 'toggle-add-on', addOnId: addOn.id })}
              picture={<AddOnPicture addOn={addOn} />}
              title={addOn.name}
              description={`${addOn.description} ${words.addsTime(formatDuration(addOn.minutes))}.`}
              badge={
                addOn.recommended && (
                  <Badge tone="highlight" size="small">
                    {words.recommended}
                  </Badge>
                )
              }
              warning={addOn.notice}
              amount={<Money cents={addOn.priceCents} look="ledger" isAddition />}
            />
          ))}
        </ToggleList>
        <section ref={panelRef} tabIndex={-1} className={styles.shade} aria-labelledby={headingId}>
          <h2 id={headingId} className={styles.heading}>
            {words.shade.heading}
          </h2>
          <p className={styles.lead}>{isRecommended ? lead : words.shade.leadWithoutRecommendation}</p>
          <div className={styles.picture}>
            <VehiclePicture vehicleType={car.vehicleType} vlt={filmOfDraft(draft.tint, car.vehicleType)} />
          </div>
          <ShadePanel
            car={car}
            tint={tint}
            onChange={(change) => dispatch({ type: 'edit-tint', tint: change })}
            refused={refused}
            isComplaining={complaints > 0}
          />
          {siteMenus.products.includes('explorer') && (
            <p>
              <a href={paths.explorer}>{tintWords.panel.explorer}</a>
            </p>
          )}
        </section>
      </Split>
      <StepBar
        draft={draft}
        onBack={goBack}
        action={
          <ContinueButton
            label={unfinished === -1 ? words.next : bookingWords.cars.continueTo(unfinished + 1)}
            onPress={next}
          />
        }
      />
    </>
  );
}
