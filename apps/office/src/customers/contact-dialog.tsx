import { type CustomerDetails, customerContactRequest, messagesByField } from '@tintforge/api-contract';
import { EmailField } from '@tintforge/app-base/contact/email-field';
import { phoneText } from '@tintforge/app-base/phone-text';
import { mergeTyped } from '@tintforge/app-base/typed-over';
import { PhoneField, TextField } from '@tintforge/ui';
import { ActDialog } from '../deeds/act-dialog';
import { useAct } from '../deeds/use-act';
import { staffApi } from '../lib/staff-api';
import { useKeptForm } from '../lib/use-kept-form';
import { customerWords } from './words';

const words = customerWords.edit;

type Contact = Pick<CustomerDetails, 'name' | 'email' | 'phone'>;

/** The form as it begins: the contact as it is known, and as it is typed over it. */
function begin({ name, email, phone }: CustomerDetails) {
  const known: Contact = { name, email, phone };
  return { known, typed: known, overtaken: [] as readonly string[] };
}

/** Corrects name, email and phone of a customer. Typed text stays when someone else has changed them since, and so does theirs. */
export function ContactDialog({ customer, onClose }: { customer: CustomerDetails; onClose: () => void }) {
  const { id, version } = customer;
  const begun = begin(customer);
  const [form, setForm] = useKeptForm('contact', begun, { ...begun, overtaken: [''] });
  const { known } = begun;
  const { values: typed, overtaken } = mergeTyped({ opened: form.known, typed: form.typed, current: known });
  const allOvertaken = [...form.overtaken, ...overtaken];
  const change = (changed: Partial<Contact>) =>
    setForm({ known, typed: { ...typed, ...changed }, overtaken: allOvertaken });
  const checked = customerContactRequest.safeParse({ version, ...typed });
  const wrong = messagesByField(checked.error);
  const act = useAct({
    done: { title: words.done },
    onDone: onClose,
    call: checked.success ? () => staffApi('changeCustomer', { params: { id }, body: checked.data }) : undefined,
  });
  const newer = (field: keyof Contact) =>
    allOvertaken.includes(field) && typed[field] !== known[field] ? words.newer(known[field]) : undefined;
  const errorOf = (field: keyof Contact, text: string) =>
    act.tries > 0 && field in wrong ? text : (act.fields[field] ?? newer(field));
  return (
    <ActDialog {...{ onClose, act }} title={words.title} confirm={words.confirm} lead={<p>{words.lead}</p>}>
      <TextField
        label={words.name}
        autoComplete="off"
        value={typed.name}
        error={errorOf('name', words.nameMissing)}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <EmailField
        label={words.email}
        isOptional
        autoComplete="off"
        value={typed.email}
        error={errorOf('email', words.emailInvalid)}
        onChange={(event) => change({ email: event.currentTarget.value })}
      />
      <PhoneField
        format={phoneText}
        label={words.phone}
        isOptional
        value={typed.phone}
        error={errorOf('phone', words.phoneInvalid)}
        onChange={(event) => change({ phone: event.currentTarget.value })}
      />
    </ActDialog>
  );
}
