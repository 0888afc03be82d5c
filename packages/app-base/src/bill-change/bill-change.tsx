import type { ChangeOutcome } from '@tintforge/api-contract';
import { keepValues } from '@tintforge/ui';
import { formatDuration } from '../duration';
import { moneyText } from '../money';
import styles from './bill-change.module.css';
import { billChangeWords as words } from './words';

/** A bill, and the time on site that goes with it. */
type Bill = ChangeOutcome['before'];

/** A bill before and after a change: each line once, with both amounts. */
export function BillChange({ before, after }: { before: Bill; after: Bill }) {
  const ids = [...new Set([...before.lines, ...after.lines].map(({ id }) => id))];
  const amountIn = (bill: Bill, id: string) => bill.lines.find((line) => line.id === id)?.amount;
  const rows = ids.map((id) => ({
    id,
    name: [...after.lines, ...before.lines].find((line) => line.id === id)?.name ?? id,
    was: amountIn(before, id),
    is: amountIn(after, id),
  }));
  return (
    <table className={styles.bills}>
      <caption>{words.bills}</caption>
      <thead>
        <tr>
          <th scope="col">{words.item}</th>
          <th scope="col">{words.before}</th>
          <th scope="col">{words.after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, was, is }) => (
          <tr key={id} data-change={was === is ? undefined : is === undefined ? 'gone' : 'new'}>
            <th scope="row">{name}</th>
            <td>{keepValues(was === undefined ? words.none : moneyText(was))}</td>
            <td>{keepValues(is === undefined ? words.none : moneyText(is))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.length}</th>
          <td>{formatDuration(before.jobMinutes)}</td>
          <td>{formatDuration(after.jobMinutes)}</td>
        </tr>
        <tr className={styles.total}>
          <th scope="row">{words.total}</th>
          <td translate="no">{moneyText(before.total)}</td>
          <td translate="no">{moneyText(after.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
