import type { CustomerDetails } from '@tintforge/api-contract';
import { moneyText } from '@tintforge/app-base/money';
import styles from './customer-money.module.css';
import { CustomerPart } from './customer-part';
import { FactList } from './fact-list';
import { customerWords } from './words';

const words = customerWords.money;

/** Amounts received and refunded for the customer's bookings. */
export function CustomerMoney({ money: { paid, refunded, net } }: Pick<CustomerDetails, 'money'>) {
  return (
    <CustomerPart title={words.title}>
      <FactList
        facts={[
          { term: words.paid, value: moneyText(paid), isMoney: true },
          { term: words.refunded, value: moneyText(refunded), isMoney: true },
          { term: words.net, value: <b translate="no">{moneyText(net)}</b>, isMoney: true },
        ]}
      />
      <p className={styles.note}>{words.note}</p>
    </CustomerPart>
  );
}
