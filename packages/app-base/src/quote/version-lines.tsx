import type { QuoteLineView, QuoteVersionView } from '@tintforge/api-contract';
import { paneArea } from '@tintforge/booking-core';
import { quotePriceWords as words } from '@tintforge/content';
import { keepValues, Money } from '@tintforge/ui';
import { centsOf, moneyText } from '../money';
import { taxNoteOfVersion } from '../tax-note';
import styles from './version-lines.module.css';

/** The lines of a version by car or area, and what they come to. */
export function VersionLines({ version }: { version: QuoteVersionView }) {
  const { works, subtotal, discount, discountText, total, number, deposit, policy } = version;
  return (
    <div className={styles.root}>
      {works.map((work, index) => (
        <table key={index} className={styles.lines}>
          <caption className={styles.title}>
            <span>{work.title}</span>
          </caption>
          <thead className={styles.head}>
            <tr>
              <th scope="col">{words.line}</th>
              <th scope="col">{words.amount}</th>
            </tr>
          </thead>
          <tbody>
            {work.lines.map((line, place) => (
              <tr key={place}>
                <th scope="row">
                  <span>{line.name}</span>
                  <small>{factorsOf(line)}</small>
                </th>
                <td>
                  <Money cents={centsOf(line.amount)} look="ledger" />
                </td>
              </tr>
            ))}
          </tbody>
          {works.length > 1 && work.lines.length > 1 && (
            <tfoot>
              <tr>
                <th scope="row">{work.title}</th>
                <td>
                  <Money cents={centsOf(work.subtotal)} look="ledger" />
                </td>
              </tr>
            </tfoot>
          )}
        </table>
      ))}
      <dl className={styles.sums} aria-label={words.version(number)}>
        {discount > 0 && (
          <>
            <div>
              <dt>{words.subtotal}</dt>
              <dd>
                <Money cents={centsOf(subtotal)} look="ledger" />
              </dd>
            </div>
            <div>
              <dt>{words.discount(discountText)}</dt>
              <dd>
                −<Money cents={centsOf(discount)} look="ledger" />
              </dd>
            </div>
          </>
        )}
        <div className={styles.total}>
          <dt>
            {words.total}
            <small>{taxNoteOfVersion(version)}</small>
          </dt>
          <dd>
            <Money cents={centsOf(total)} look="figure" />
          </dd>
        </div>
        {deposit !== null && (
          <>
            <div>
              <dt>{words.deposit.share(deposit.percent)}</dt>
              <dd>
                <Money cents={centsOf(deposit.amount)} look="ledger" />
              </dd>
            </div>
            <div>
              <dt>{words.deposit.balance}</dt>
              <dd>
                <Money cents={centsOf(total) - centsOf(deposit.amount)} look="ledger" />
              </dd>
            </div>
          </>
        )}
      </dl>
      {deposit !== null && <p>{keepValues(words.deposit.kept(moneyText(policy.kept), policy.freeNoticeHours))}</p>}
    </div>
  );
}

function factorsOf({ quantity, unit, unitPrice, panes }: QuoteLineView): string {
  const size = `${quantity.toLocaleString('en-US')} ${words.units[unit][quantity === 1 ? 0 : 1]}`;
  const factors = words.factors(size, moneyText(unitPrice));
  if (panes === null) return factors;
  const measured = paneArea(panes).measuredHundredths / 100;
  return `${factors} · ${words.panes(measured.toLocaleString('en-US'))}`;
}
