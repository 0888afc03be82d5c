import { Link, type OwnAddress } from '@tintforge/app-base/frame/link';
import { isCalendarDate } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';
import { Icon, LinkButton, RadioGroup, Select, TextField } from '@tintforge/ui';
import { type BoardView, stepView } from './board-address';
import styles from './board-tools.module.css';
import { scheduleWords as words } from './words';

interface DayStepsProps {
  view: BoardView;
  today: string;
  pathOf: (changes: Partial<BoardView>) => OwnAddress;
}

/** One day or week back and forward, and to today. */
export function DaySteps({ view, today, pathOf }: DayStepsProps) {
  const isWeek = view.span === 'week';
  return (
    <nav className={styles.steps} aria-label={isWeek ? words.week : words.day}>
      <Link
        to={pathOf(stepView(view, -1))}
        className={styles.step}
        aria-label={isWeek ? words.previousWeek : words.previousDay}
      >
        <Icon name="chevron-left" />
      </Link>
      <Link to={pathOf(stepView(view, 1))} className={styles.step} aria-label={isWeek ? words.nextWeek : words.nextDay}>
        <Icon name="chevron-right" />
      </Link>
      <LinkButton size="small" render={(anchor) => <Link to={pathOf({ day: today })} {...anchor} />}>
        {isWeek ? words.thisWeek : words.today}
      </LinkButton>
    </nav>
  );
}

interface BoardToolsProps {
  view: BoardView;
  onGo: (changes: Partial<BoardView>) => void;
}

/** Chooses the view, the region, and the day. */
export function BoardTools({ view, onGo }: BoardToolsProps) {
  return (
    <div className={styles.tools}>
      <RadioGroup
        legend={words.view}
        look="segments"
        value={view.span}
        options={[
          { value: 'day', label: words.day },
          { value: 'week', label: words.week },
        ]}
        onValueChange={(span) => onGo({ span: span === 'week' ? 'week' : 'day' })}
      />
      <TextField
        label={words.goTo}
        type="date"
        value={view.day}
        onChange={({ currentTarget: { value } }) => isCalendarDate(value) && onGo({ day: value })}
      />
      <Select
        className={styles.region}
        label={words.region}
        value={view.region ?? ''}
        options={[
          { value: '', label: words.allRegions },
          ...catalogue.regions.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ currentTarget: { value } }) => onGo({ region: value === '' ? undefined : value })}
      />
    </div>
  );
}
