import type { Schedule } from '@tintforge/api-contract';
import { moneyText } from '@tintforge/app-base/money';
import { keepValues } from '@tintforge/ui';
import type { BoardView } from './board-address';
import styles from './board-tools.module.css';
import { scheduleWords } from './words';

const words = scheduleWords.totals;

/** Totals of the board. */
export function BoardTotals({ schedule, span }: { schedule: Schedule; span: BoardView['span'] }) {
  const { totals, dates, now } = schedule;
  const day = dates[0] === now.date ? words.booked.today : words.booked.day;
  const figures: [number | string, string][] = [
    [totals.jobs, words.jobs(totals.jobs)],
    [totals.done, words.done],
    [totals.onSite, words.onSite],
    [totals.held, words.held],
    [moneyText(totals.booked), span === 'week' ? words.booked.week : day],
    [totals.toCollect, words.toCollect],
  ];
  return (
    <ul className={styles.totals} aria-label={words.label}>
      {figures.map(([figure, label]) => (
        <li key={label}>
          <b>{keepValues(figure)}</b> <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
