import type { CustomerDetails } from '@tintforge/api-contract';
import { DescriptionList } from '@tintforge/ui';
import { moneyText } from '../../../lib/money';
import styles from './customer-money.module.css';
import { CustomerPart } from './customer-part';
import { customerWords } from './words';

const words = customerWords.money;

/** What came in for the customer's bookings, and what went back. */
export function CustomerMoney({ money: { paid, refunded, net } }: Pick<CustomerDetails, 'money'>) {
  return (
    <CustomerPart title={words.title}>
      <DescriptionList
        look="plain"
        items={[
          { term: words.paid, value: <span className={styles.figure}>{moneyText(paid)}</span> },
          { term: words.refunded, value: <span className={styles.figure}>{moneyText(refunded)}</span> },
          { term: words.net, value: <b className={styles.figure}>{moneyText(net)}</b> },
        ]}
      />
      <p className={styles.note}>{words.note}</p>
    </CustomerPart>
  );
}
