import { type CustomerDetails, customerContactRequest } from '@tintforge/api-contract';
import { phoneText } from '@tintforge/app-base/phone-text';
import { PhoneField, TextField } from '@tintforge/ui';
import { ActDialog } from '../deeds/act-dialog';
import { useAct } from '../deeds/use-act';
import { staffApi } from '../lib/staff-api';
import { useKeptForm } from '../lib/use-kept-form';
import { customerWords } from './words';

const words = customerWords.edit;

/** Corrects name, email and phone of a customer. Typed text stays when someone else has changed them since. */
export function ContactDialog({ customer, onClose }: { customer: CustomerDetails; onClose: () => void }) {
  const { id, version } = customer;
  const { name, email, phone } = customer;
  const begun = { name, email, phone };
  const [changed, change] = useKeptForm<Partial<typeof begun>>('contact', {}, begun);
  const typed = { ...begun, ...changed };
  const checked = customerContactRequest.safeParse({ version, ...typed });
  const wrong = new Set(checked.success ? [] : checked.error.issues.map(({ path }) => path[0]));
  const act = useAct({
    done: { title: words.done },
    onDone: onClose,
    call: checked.success ? () => staffApi('changeCustomer', { params: { id }, body: checked.data }) : undefined,
  });
  const errorOf = (field: keyof typeof typed, text: string) =>
    act.tries > 0 && wrong.has(field) ? text : act.fields[field];
  return (
    <ActDialog {...{ onClose, act }} title={words.title} confirm={words.confirm} lead={<p>{words.lead}</p>}>
      <TextField
        label={words.name}
        autoComplete="off"
        value={typed.name}
        error={errorOf('name', words.nameMissing)}
        onChange={(event) => change({ ...changed, name: event.currentTarget.value })}
      />
      <TextField
        label={words.email}
        isOptional
        type="email"
        inputMode="email"
        autoComplete="off"
        value={typed.email}
        error={errorOf('email', words.emailInvalid)}
        onChange={(event) => change({ ...changed, email: event.currentTarget.value })}
      />
      <PhoneField
        format={phoneText}
        label={words.phone}
        isOptional
        value={typed.phone}
        error={errorOf('phone', words.phoneInvalid)}
        onChange={(event) => change({ ...changed, phone: event.currentTarget.value })}
      />
    </ActDialog>
  );
}
