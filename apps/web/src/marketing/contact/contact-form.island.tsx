import { type ContactService, contactServices } from '@tintforge/api-contract';
import { EmailField } from '@tintforge/app-base/contact/email-field';
import { paths } from '@tintforge/app-base/paths';
import { phoneText } from '@tintforge/app-base/phone-text';
import { ToastRegion } from '@tintforge/app-base/toasts/toast-region';
import { contactPage, hasPage, type OptionalPage, siteWords } from '@tintforge/content';
import { Button, FieldRow, Note, PhoneField, RadioGroup, TextArea, TextField } from '@tintforge/ui';
import { useEffect, useState } from 'react';
import { island } from '../../islands/island';
import { useQuery } from '../../islands/use-query';
import styles from './contact-form.module.css';
import { useSendMessage } from './use-send-message';

const { form, sent, notSent, notSentHelp } = contactPage;
const { overdue } = siteWords;
const headingId = 'write';

/** Services that a shop may leave out, with their pages. */
const pageOf: Readonly<Partial<Record<ContactService, OptionalPage>>> = {
  'Residential Tinting': 'residential',
  'Commercial Tinting': 'commercial',
  'Paint Protection Film': 'ppf',
};

const services = contactServices.filter((service) => {
  const page = pageOf[service];
  return page === undefined || hasPage(page);
});

/** The message form. Without script, the browser posts it on its own and gets the page again, with `#sent` or `#not-sent`. */
function Form() {
  const { isSending, errors, submit, recheck } = useSendMessage();
  const [length, setLength] = useState(0);
  const [service, setService] = useService();

  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {form.heading}
      </h2>
      <p className={styles.lead}>{form.lead}</p>
      <div id="sent" className={styles.answer} role="status">
        <b>{sent.title}</b> {sent.description}
      </div>
      <div id="not-sent" className={styles.answer} role="alert" data-bad>
        <b>{notSent.title}</b> {notSent.description} {notSentHelp}
      </div>
      <form
        className={styles.form}
        method="post"
        action={`${paths.contact}#not-sent`}
        noValidate
        onChange={({ currentTarget, target }) => {
          if (isNamed(target)) void recheck(currentTarget, target.name);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          const target = event.currentTarget;
          void submit(target).then((isSent) => {
            if (!isSent) return;
            target.reset();
            setLength(0);
            setService(undefined);
          });
        }}
      >
        <TextField label={form.name} name="name" autoComplete="name" required minLength={2} error={errors.name} />
        <FieldRow shape="halves">
          <EmailField label={form.email} name="email" autoComplete="email" required error={errors.email} />
          <PhoneField format={phoneText} label={form.phone} name="phone" required error={errors.phone} />
        </FieldRow>
        <RadioGroup
          legend={form.service}
          name="service"
          look="chips"
          options={services.map((value) => ({ value, label: value }))}
          value={service}
          onValueChange={setService}
          error={errors.service}
        />
        <div>
          <TextArea
            label={form.message}
            hint={form.messageHint}
            name="message"
            rows={6}
            required
            minLength={10}
            error={errors.message}
            onChange={(event) => setLength(event.currentTarget.value.length)}
          />
          <p className={styles.count}>{form.count(length)}</p>
        </div>
        <div className={styles.website} aria-hidden="true">
          <label>
            {form.website}
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <div className={styles.send}>
          <div role="status">
            <div className={styles.held} hidden data-held="">
              <Note icon="info" size="small">
                {`${overdue.title} ${overdue.form}`}
              </Note>
            </div>
          </div>
          <Button type="submit" variant="primary" size="large" busyLabel={isSending ? form.sending : undefined}>
            {form.submit}
          </Button>
        </div>
      </form>
      <ToastRegion />
    </section>
  );
}

/** The chosen service; `?service=` in the URL preselects one. */
function useService() {
  const parameters = new URLSearchParams(useQuery());
  const [service, setService] = useState<string>();
  const asked = services.find((each) => each === parameters.get('service'));
  useEffect(() => setService(asked), [asked]);
  return [service, setService] as const;
}

function isNamed(target: EventTarget): target is HTMLInputElement {
  return 'name' in target;
}

export const ContactForm = island('contact-form', Form, { readsAddress: true });
