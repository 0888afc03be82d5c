import { bookingStatuses, paymentStatuses } from '@tintforge/booking-core';
import { regions, wizardWords } from '@tintforge/content';
import { Button, Menu, MenuCheck, Select, TextField } from '@tintforge/ui';
import { isUnfiltered, type ListQuestion, wholeList } from './list-address';
import styles from './list-filters.module.css';
import { SearchField } from './search-field';
import { bookingListWords as words } from './words';

interface ListFiltersProps {
  question: ListQuestion;
  /** Something else is asked; the list begins with its first page. */
  onChange: (question: ListQuestion) => void;
}

const statusNames: Record<string, string> = wizardWords.confirmation.verification.statuses;
const paymentNames: Record<string, string> = words.payments;

/** What narrows the list down. Everything takes effect at once. */
export function ListFilters({ question, onChange }: ListFiltersProps) {
  return (
    <search className={styles.root} aria-label={words.filters}>
      <SearchField className={styles.search} value={question.q} onSearch={(q) => onChange({ ...question, q })} />
      <Select
        label={words.region.label}
        className={styles.field}
        value={question.region}
        placeholder={words.region.all}
        options={regions.map(({ id, name }) => ({ value: id, label: name }))}
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
      <div className={styles.menus}>
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
        {!isUnfiltered(question) && (
          <Button
            variant="quiet"
            onClick={() => onChange({ ...wholeList, sort: question.sort, direction: question.direction })}
          >
            {words.clear}
          </Button>
        )}
      </div>
    </search>
  );
}

interface ChoiceMenuProps<Name extends string> {
  label: string;
  /** Says that nothing is left out. */
  all: string;
  names: Readonly<Record<string, string>>;
  choices: readonly Name[];
  /** None stands for all. */
  chosen: readonly Name[];
  onChoose: (chosen: readonly Name[]) => void;
}

/** Any of a few, behind a button that says which. */
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
