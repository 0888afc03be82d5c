import type { ChangeOutcome } from '@tintforge/api-contract';
import { BillChange } from '@tintforge/app-base/bill-change/bill-change';
import { moneyText } from '@tintforge/app-base/money';
import { formatTime } from '@tintforge/booking-core';
import { Banner, Note, RadioGroup, Select } from '@tintforge/ui';
import { deedWords } from '../words';
import styles from './change-dialog.module.css';

const words = deedWords.change;

/** A chosen crew or start; empty for the present one. */
interface Place {
  crewId: string;
  time: string;
}

interface ChangeResultProps {
  outcome: ChangeOutcome;
  /** False while a newer preview is on its way. */
  isFresh: boolean;
  wasPending: boolean;
  place: Place;
  onPlace: (place: Place) => void;
}

/** Effects of a change: the bill before and after, the time, the money, the shades and the links. */
export function ChangeResult({ outcome, isFresh, wasPending, place, onPlace }: ChangeResultProps) {
  const { before, after, money, shadesCleared, exemptionPending, photosRemoved, linksReplaced } = outcome;
  const isRebilled = JSON.stringify(before) !== JSON.stringify(after);
  const notes = [
    outcome.place === null && words.notPlanned,
    money.due > 0 && words.due(moneyText(money.due)),
    money.toCard > 0 && words.toCard(moneyText(money.toCard)),
    money.held !== undefined && deedWords.held(moneyText(money.held)),
    money.atCar > 0 && words.backAtCar(moneyText(money.atCar)),
    shadesCleared && words.shadesCleared,
    exemptionPending && !wasPending && words.exemptionPending,
    photosRemoved > 0 && words.photosRemoved(photosRemoved),
    linksReplaced && words.linksReplaced,
  ].filter((note) => note !== false);
  return (
    <section className={styles.result} aria-label={words.result} aria-busy={!isFresh}>
      {isRebilled && <BillChange before={before} after={after} />}
      {outcome.place !== null && <PlaceChoice place={outcome.place} chosen={place} onChoose={onPlace} />}
      {notes.length > 0 && (
        <div className={styles.notes}>
          {notes.map((note) => (
            <Note key={note} icon="info">
              {note}
            </Note>
          ))}
        </div>
      )}
    </section>
  );
}

interface PlaceChoiceProps {
  place: NonNullable<ChangeOutcome['place']>;
  chosen: Place;
  onChoose: (place: Place) => void;
}

/** Where the changed job would fit when it no longer fits its place; a choice can be taken back. */
function PlaceChoice({ place, chosen, onChoose }: PlaceChoiceProps) {
  const { obstacle, crews, starts, crew, start } = place;
  const isChosen = chosen.crewId !== '' || chosen.time !== '';
  if (obstacle === null && !isChosen) return null;
  if (obstacle === null) {
    return (
      <Banner
        tone="info"
        action={
          <button type="button" className={styles.undo} onClick={() => onChoose({ crewId: '', time: '' })}>
            {words.placeBack}
          </button>
        }
      >
        {words.placed({ crew: crew.name, time: formatTime(start) })}
      </Banner>
    );
  }
  const isNowhere = crews.length === 0 && starts.length === 0;
  return (
    <Banner tone="warning" title={words.noPlace({ crew: crew.name, time: formatTime(start) })}>
      <p>{obstacle}</p>
      {crews.length > 0 && (
        <RadioGroup
          legend={words.otherCrew(formatTime(start))}
          look="chips"
          options={crews.map(({ id, name }) => ({ value: id, label: name }))}
          value={undefined}
          onValueChange={(crewId) => onChoose({ crewId, time: '' })}
        />
      )}
      {starts.length > 0 && (
        <Select
          label={words.otherStart}
          options={starts.map((time) => ({ value: time, label: formatTime(time) }))}
          placeholder={words.pickStart}
          value=""
          onChange={(event) => onChoose({ crewId: '', time: event.currentTarget.value })}
        />
      )}
      {isNowhere && <p>{words.nowhere}</p>}
    </Banner>
  );
}
