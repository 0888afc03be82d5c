import type { CustomerDetails } from '@tintforge/api-contract';
import { ActDialog } from '../deeds/act-dialog';
import { useAct } from '../deeds/use-act';
import { staffApi } from '../lib/staff-api';
import { learnCustomer } from './use-customers';
import { customerWords } from './words';

const words = customerWords.erase;

/** Erases what the shop knows of a customer, and says what stays, and why. */
export function EraseDialog({ customer, onClose }: { customer: CustomerDetails; onClose: () => void }) {
  const { id, version, accounts } = customer;
  const act = useAct({
    done: { title: words.done },
    onDone: onClose,
    call: async () => learnCustomer(await staffApi('eraseCustomer', { params: { id }, body: { version } })),
  });
  return (
    <ActDialog
      {...{ onClose, act }}
      title={words.title}
      confirm={words.confirm}
      isDanger
      lead={
        <>
          <p>{words.goes}</p>
          {accounts.length > 0 && <p>{words.account(accounts.map(({ username }) => username).join(', '))}</p>}
          <p>{words.stays}</p>
          <p>{words.final}</p>
        </>
      }
    />
  );
}
