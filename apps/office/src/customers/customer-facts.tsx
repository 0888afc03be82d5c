import type { CustomerDetails } from '@tintforge/api-contract';
import { shopMoment } from '@tintforge/app-base/shop-time';
import { phoneHref } from '@tintforge/booking-core';
import { Button } from '@tintforge/ui';
import { useDialogStep } from '../lib/use-dialog-step';
import { ContactDialog } from './contact-dialog';
import { CustomerPart } from './customer-part';
import { dateText } from './customers-found';
import { FactList } from './fact-list';
import { customerWords } from './words';

const words = customerWords.facts;

/** The customer's contact details, and the date of their first booking. */
export function CustomerFacts({ customer }: { customer: CustomerDetails }) {
  const { email, phone, since, accounts } = customer;
  const { dialog, open, close } = useDialogStep(`facts of ${customer.id}`, ['edit']);
  return (
    <CustomerPart title={words.title}>
      <FactList
        facts={[
          {
            term: words.email,
            value: email === '' ? words.none : <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>,
          },
          { term: words.phone, value: phone === '' ? words.none : <a href={phoneHref(phone)}>{phone}</a> },
          { term: words.since, value: dateText(shopMoment(Date.parse(since)).date) },
          {
            term: words.account,
            value: accounts.length === 0 ? words.guest : accounts.map(({ username }) => username).join(', '),
          },
        ]}
      />
      <Button size="small" onClick={() => open('edit')}>
        {words.edit}
      </Button>
      {dialog === 'edit' && <ContactDialog customer={customer} onClose={close} />}
    </CustomerPart>
  );
}
