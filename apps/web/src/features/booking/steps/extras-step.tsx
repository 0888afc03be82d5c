import { catalogue, wizardWords } from '@tintforge/content';
import {
  Badge,
  Button,
  Card,
  IconButton,
  Money,
  Note,
  Receipt,
  Select,
  Split,
  StepFooter,
  StepHeading,
  ToggleCard,
  ToggleList,
  TotalBar,
} from '@tintforge/ui';
import { formatDuration } from '../../../lib/duration';
import { BackButton } from '../back-button';
import { orderOf, receiptLines } from '../order-summary';
import type { StepProps } from '../step-props';
import { bookingWords } from '../words';
import { AddOnPicture } from './add-on-picture';
import styles from './extras-step.module.css';

const words = wizardWords.extras;

/** Step 3: add-ons, the shade somebody would like, and what it all comes to. */
export function ExtrasStep({ draft, dispatch, goBack, headingRef }: StepProps) {
  const order = orderOf(draft);
  if (order === undefined) return null;
  const shades = catalogue.shades.filter((shade) => shade.filmType === order.package.filmType);
  const next = () => dispatch({ type: 'next' });

  return (
    <div className={styles.root}>
      <StepHeading headingRef={headingRef} title={words.heading} lead={words.lead} />
      <Split
        aside={
          <Card>
            <Receipt
              title={words.summary}
              lines={receiptLines(order)}
              total={{ label: words.total, cents: order.totalCents, note: wizardWords.review.taxIncluded }}
            />
            <div className={styles.end}>
              <Note icon="clock" size="small">
                {words.duration(formatDuration(order.jobMinutes))}
              </Note>
              <div className={styles.next}>
                <Button variant="primary" isBlock onClick={next}>
                  {words.next}
                </Button>
              </div>
            </div>
          </Card>
        }
      >
        <ToggleList label={bookingWords.addOns}>
          {catalogue.addOns.map((addOn) => (
            <ToggleCard
              key={addOn.id}
              isOn={draft.addOnIds.includes(addOn.id)}
              onToggle={() => dispatch({ type: 'toggle-add-on', addOnId: addOn.id })}
              picture={<AddOnPicture addOnId={addOn.id} />}
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
        <div className={styles.shade}>
          <Select
            label={words.shade.label}
            isOptional
            hint={words.shade.hint}
            placeholder={words.shade.none}
            options={shades.map((shade) => ({
              value: shade.name,
              label: words.shade.option(shade.name, shade.vltPercent),
            }))}
            value={draft.preferredShade ?? ''}
            onChange={(event) => dispatch({ type: 'prefer-shade', shade: event.currentTarget.value || null })}
          />
        </div>
      </Split>
      <div className={styles.foot}>
        <StepFooter back={<BackButton onPress={goBack} />} />
      </div>
      <TotalBar
        back={<IconButton icon="arrow-left" label={wizardWords.back} onClick={goBack} />}
        label={words.total}
        cents={order.totalCents}
        action={
          <Button variant="primary" aria-label={words.next} onClick={next}>
            {bookingWords.continue}
          </Button>
        }
      />
    </div>
  );
}
