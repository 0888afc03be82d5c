import { bookingStatuses, paymentStatuses } from '@tintforge/booking-core';
import { confirmationWords, regions } from '@tintforge/content';
import { Button, DeskIcon, Menu, MenuCheck, Select, TextField } from '@tintforge/ui';
import { useId, useState } from 'react';
import { countFilters, type ListQuestion } from './list-address';
import styles from './list-filters.module.css';
import { SearchField } from './search-field';
import { bookingListWords as words } from './words';

interface ListFiltersProps {
  question: ListQuestion;
  /** The query has changed; the list starts at its first page. */
  onChange: (question: ListQuestion) => void;
}

const statusNames: Record<string, string> = confirmationWords.verification.statuses;
const paymentNames: Record<string, string> = words.payments;

/** Filters of the list. They take effect at once. On a phone all but the search are behind a button. */
export function ListFilters({ question, onChange }: ListFiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <section className={styles.root} aria-label={words.filters}>
      <SearchField className={styles.search} value={question.q} onSearch={(q) => onChange({ ...question, q })} />
      <Button className={styles.opener} aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <DeskIcon name="list-filter" />
        <span>{words.moreFilters(countFilters(question))}</span>
      </Button>
      <div id={id} className={styles.more} data-open={isOpen || undefined}>
        <Select
          label={words.region.label}
          className={styles.region}
          value={question.region}
          placeholder={words.region.all}
          options={regions.map(({ id: value, name }) => ({ value, label: name }))}
          onChange={({ currentTarget }) => onChange({ ...question, region: currentTarget.value })}
        />
        <TextField
          label={words.from}
          className={styles.day}
          type="date"
          max={question.to}
          value={question.from}
          onChange={({ currentTarget }) => onChange({ ...question, from: currentTarget.value })}
        />
        <TextField
          label={words.to}
          className={styles.day}
          type="date"
          min={question.from}
          value={question.to}
          onChange={({ currentTarget }) => onChange({ ...question, to: currentTarget.value })}
        />
        <ChoiceMenu
          label={words.status.label}
          all={words.status.all}
          names={statusNames}
          choices={bookingStatuses}
          chosen={question.status}
          onChoose={(status) => onChange({ ...question, status })}
        />
        <ChoiceMenu
          label={words.payment.label}
          all={words.payment.all}
          names={paymentNames}
          choices={paymentStatuses}
          chosen={question.payment}
          onChoose={(payment) => onChange({ ...question, payment })}
        />
      </div>
    </section>
  );
}

interface ChoiceMenuProps<Name extends string> {
  label: string;
  /** Matches everything. */
  all: string;
  names: Readonly<Record<string, string>>;
  choices: readonly Name[];
  /** None selected means all. */
  chosen: readonly Name[];
  onChoose: (chosen: readonly Name[]) => void;
}

/** Multiple choice behind a button that shows the selection. */
function ChoiceMenu<Name extends string>({ label, all, names, choices, chosen, onChoose }: ChoiceMenuProps<Name>) {
  const nameOf = (choice: Name) => sentence(names[choice] ?? choice);
  const [only] = chosen;
  const several = chosen.length === 1 && only !== undefined ? nameOf(only) : words.chosen(chosen.length);
  return (
    <Menu look="outline" label={`${label}: ${chosen.length === 0 ? all : several}`}>
      {choices.map((choice) => (
        <MenuCheck
          key={choice}
          label={nameOf(choice)}
          checked={chosen.includes(choice)}
          onChange={({ currentTarget: { checked } }) =>
            onChoose(choices.filter((each) => (each === choice ? checked : chosen.includes(each))))
          }
        />
      ))}
    </Menu>
  );
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
