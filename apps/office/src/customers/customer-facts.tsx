import type { CustomerDetails } from '@tintforge/api-contract';
import { shopMoment } from '@tintforge/app-base/shop-time';
import { phoneHref } from '@tintforge/booking-core';
import { Button } from '@tintforge/ui';
import { useDialogStep } from '../lib/use-dialog-step';
import { ContactDialog } from './contact-dialog';
import { CustomerPart } from './customer-part';
import { dateText } from './customers-found';
import { EraseDialog } from './erase-dialog';
import { FactList } from './fact-list';
import { customerWords } from './words';

const words = customerWords.facts;

/** The customer's contact details, and the date of their first booking. */
export function CustomerFacts({ customer }: { customer: CustomerDetails }) {
  const { name, email, phone, since, accounts, mergedFrom } = customer;
  const otherNames = mergedFrom.map((merged) => merged.name).filter((other) => other !== '' && other !== name);
  const isErased = name === '' && email === '' && phone === '';
  const { dialog, open, close } = useDialogStep(`facts of ${customer.id}`, ['edit', 'erase']);
  return (
    <CustomerPart title={words.title}>
      <FactList
        facts={[
          {
            term: words.email,
            value:
              email === '' ? (
                words.none
              ) : (
                <a href={`mailto:${encodeURIComponent(email)}`} translate="no">
                  {email}
                </a>
              ),
          },
          {
            term: words.phone,
            value:
              phone === '' ? (
                words.none
              ) : (
                <a href={phoneHref(phone)} translate="no">
                  {phone}
                </a>
              ),
          },
          ...(otherNames.length === 0 ? [] : [{ term: words.otherNames, value: [...new Set(otherNames)].join(', ') }]),
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
      {!isErased && (
        <Button size="small" variant="quiet" onClick={() => open('erase')}>
          {customerWords.erase.button}
        </Button>
      )}
      {dialog === 'erase' && <EraseDialog customer={customer} onClose={close} />}
      {dialog === 'edit' && <ContactDialog customer={customer} onClose={close} />}
    </CustomerPart>
  );
}
