import { agreedAppointment } from '@tintforge/app-base/appointment';
import { BillChange } from '@tintforge/app-base/bill-change/bill-change';
import { moneyText } from '@tintforge/app-base/money';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { formatTime } from '@tintforge/booking-core';
import { paymentWords } from '@tintforge/content';
import { Banner, Button, Checkbox, Note, RadioGroup } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import type { TaskProps } from '../booking-task';
import { manageWords } from '../words';
import styles from './change-dialog.module.css';
import { changeWords as words } from './change-words';
import { type Choice, extrasFor, packagesFor } from './offered-services';
import { type OrderChange, useOrderChange } from './use-order-change';

/** Changes package and extras until the free-change deadline, with the bill and all effects before anything is saved. What is chosen stays
 * in the tab until it is saved, or the customer keeps what is booked. */
export function ChangeDialog({ details, access, onDone, onClose }: TaskProps) {
  const change = useOrderChange({ details, access, onDone });
  const { current, order, outcome, problem } = change;
  const { packageId, addOnIds } = order;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      size="large"
      closeLabel={manageWords.close}
      footer={
        change.isPossible && (
          <Button
            variant="primary"
            disabled={change.isChanged && outcome === undefined && !change.hasFailed}
            busyLabel={change.isBusy ? words.busy : undefined}
            onClick={change.save}
          >
            {change.hasFailed ? words.retry : words.confirm(outcome?.money)}
          </Button>
        )
      }
      safeChoice={{
        label: change.isPossible ? words.keep : manageWords.close,
        onChoose() {
          change.discard();
          onClose();
        },
      }}
    >
      <div className={styles.root}>
        {problem !== undefined && (
          <Banner tone={problem.tone} title={problem.title}>
            {problem.text}
          </Banner>
        )}
        {change.isPossible && (
          <>
            <p className={styles.lead}>
              {current.policy.freeUntil !== null && words.lead(formatInstant(current.policy.freeUntil))}
            </p>
            <RadioGroup
              legend={words.package}
              look="chips"
              options={packagesFor(current).map((item) => ({
                value: item.id,
                label: item.name,
                description: words.about(item),
              }))}
              value={packageId}
              onValueChange={(id) => change.choose({ packageId: id })}
            />
            <Extras
              choices={extrasFor(current)}
              chosen={addOnIds}
              onChange={(ids) => change.choose({ addOnIds: ids })}
            />
            <Effects change={change} />
          </>
        )}
      </div>
    </Dialog>
  );
}

interface ExtrasProps {
  choices: readonly Choice[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}

function Extras({ choices, chosen, onChange }: ExtrasProps) {
  return (
    <fieldset className={styles.extras}>
      <legend>{words.extras}</legend>
      {choices.map((item) => (
        <Checkbox
          key={item.id}
          label={item.name}
          hint={words.about(item)}
          value={item.id}
          checked={chosen.includes(item.id)}
          onChange={(event) =>
            onChange(event.currentTarget.checked ? [...chosen, item.id] : chosen.filter((id) => id !== item.id))
          }
        />
      ))}
    </fieldset>
  );
}

/** The new bill next to the old one, and everything that follows. */
function Effects({ change }: { change: OrderChange }) {
  const { current, shown, isChanged, isFresh, isComplaining } = change;
  if (!isChanged) return isComplaining ? <Banner tone="warning">{words.nothing}</Banner> : null;
  if (shown === undefined) return null;
  const { money, shadesCleared } = shown;
  const notes = [
    money.due > 0 && words.due(moneyText(money.due)),
    money.toCard > 0 && words.toCard(moneyText(money.toCard)),
    money.held !== undefined && paymentWords.held,
    money.atCar > 0 && words.backAtCar(moneyText(money.atCar)),
    shadesCleared && words.shadesCleared,
    // The exemption was for one of these shades.
    shadesCleared && current.certificates.some(({ photos }) => photos.length > 0) && words.photosRemoved,
  ].filter((note) => note !== false);
  return (
    <section className={styles.effects} aria-label={words.result} aria-busy={!isFresh}>
      <BillChange before={shown.before} after={shown.after} />
      <Place change={change} />
      {notes.map((note) => (
        <Note key={note} icon="info">
          {note}
        </Note>
      ))}
    </section>
  );
}

/** Other starts of the day for a job that no longer fits; a choice can be taken back. */
function Place({ change: { current, shown, order, choose, isComplaining } }: { change: OrderChange }) {
  if (shown === undefined) return null;
  const { fits, start, starts } = shown.place;
  const before = formatTime(agreedAppointment(current).time);
  if (fits && order.appointmentTime === undefined) return null;
  if (fits) {
    return (
      <Banner
        tone="info"
        action={
          <Button size="small" onClick={() => choose({ appointmentTime: undefined })}>
            {words.keepStart(before)}
          </Button>
        }
      >
        {words.moves({ from: before, to: formatTime(start) })}
      </Banner>
    );
  }
  return (
    <Banner tone="warning" title={words.noPlace(before)}>
      {starts.length === 0 ? (
        words.nowhere(current.region.phone)
      ) : (
        <RadioGroup
          legend={words.otherStart}
          look="chips"
          options={starts.map((time) => ({ value: time, label: formatTime(time) }))}
          value={undefined}
          error={isComplaining ? words.pickStart : undefined}
          onValueChange={(time) => choose({ appointmentTime: starts.find((each) => each === time) })}
        />
      )}
    </Banner>
  );
}
