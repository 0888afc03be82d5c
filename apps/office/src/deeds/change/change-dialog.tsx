import type { ChangeOutcome, StaffBooking } from '@tintforge/api-contract';
import { ApiError } from '@tintforge/api-contract/client';
import { moneyText } from '@tintforge/app-base/money';
import { isStartTime } from '@tintforge/booking-core';
import { Banner, Checkbox, RadioGroup, type Tab, Tabs } from '@tintforge/ui';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, type useForm, useWatch } from 'react-hook-form';
import { staffApi } from '../../lib/staff-api';
import { ActDialog } from '../act-dialog';
import { MailPreview } from '../mail-preview';
import { isReasonGiven, ReasonField } from '../reason-field';
import { useAct } from '../use-act';
import { deedWords } from '../words';
import styles from './change-dialog.module.css';
import { type ChangedJob, type ChangeForm, changeOf } from './change-form';
import { AddressPart, ContactPart, NotesPart, OrderPart, ShadesPart, TermsPart } from './change-parts';
import { ChangeResult } from './change-result';
import { Overtaken } from './overtaken';
import { useChangeForm } from './use-change-form';
import { useChangeTrial } from './use-change-trial';

const words = deedWords.change;

interface ChangeDialogProps {
  /** The current version; it may change while the dialog is open. */
  job: ChangedJob;
  /** The booking in full, if known. */
  booking?: StaffBooking;
  onClose: () => void;
}

/**
 * Changes a booking: who, where, what and for how much. Every change is previewed before anything is written: the new
 * bill next to the old one, the time, the money and the email. What is typed stays through a colleague's change.
 */
export function ChangeDialog({ job, booking, onClose }: ChangeDialogProps) {
  const { trackingCode } = job;
  const { form, base, overtaken, kept, keep } = useChangeForm(job, booking?.history.length ?? 0);
  const { reason } = kept;
  const { version } = base;
  const values = useWatch({ control: form.control, compute: (all: ChangeForm) => all });
  const [isTold, setIsTold] = useState(true);
  const [collect, setCollect] = useState<Collecting>('car');
  const change = changeOf(values, base.form);
  const isChanged = change.body === undefined || Object.keys(change.body).length > 0;
  const asked =
    change.body === undefined || !isChanged
      ? undefined
      : { version, ...change.body, ...(collect === 'link' ? { payLink: true } : {}) };
  const trial = useChangeTrial(trackingCode, asked);
  const { outcome } = trial;
  const refusal = trial.isFresh && trial.error instanceof ApiError ? trial.error.body : undefined;
  const isExplained = isReasonGiven(reason, (outcome?.reasons.length ?? 0) > 0);
  // A job without a visit has no place that the change could take it out of.
  const hasPlace = (outcome?.place?.obstacle ?? null) === null;

  const act = useAct({
    done: { title: words.done },
    onDone: onClose,
    call:
      asked !== undefined && outcome !== undefined && hasPlace && isExplained
        ? () => {
            const seen = { total: outcome.after.total, refund: outcome.money.toCard };
            const body = {
              ...asked,
              seen,
              reason: reason.trim(),
              notify: isTold && outcome.mail !== null,
              dryRun: false,
            };
            return staffApi('changeByShop', { params: { code: trackingCode }, body });
          }
        : undefined,
  });

  // Errors of fields are shown from the first attempt on, and the server's at once.
  const problems = { ...(act.tries > 0 ? change.problems : {}), ...refusal?.fields };
  useFieldErrors(form, problems);
  const tabs = tabsOf(job);
  const tab = (tabs.find(({ id }) => id === kept.tab) ?? tabs[0])?.id;
  const showTab = (next: string) => keep({ tab: next });
  useTabOfProblem({ problems: Object.keys(problems), tries: act.tries, onShow: showTab });

  return (
    <ActDialog
      {...(booking === undefined ? {} : { booking })}
      {...{ onClose, act }}
      since={kept.opened}
      title={words.title(trackingCode)}
      size="large"
      isPossible={job.change.length > 0}
      // A bill never changes under the hand of the person who confirms it: after a colleague's change the new one is on screen first.
      isBlocked={asked !== undefined && !trial.isFresh}
      confirm={words.confirm}
    >
      <Overtaken fields={overtaken} typed={values} current={base.form} />
      <FormProvider {...form}>
        <Tabs label={words.parts} tabs={tabs} value={tab} onValueChange={showTab} />
      </FormProvider>
      {!isChanged && act.tries > 0 && <Banner tone="warning">{words.nothing}</Banner>}
      {refusal !== undefined && (
        <Banner tone="error" title={words.notPossible}>
          {refusal.message}
        </Banner>
      )}
      {trial.isFresh && trial.error !== null && refusal === undefined && (
        <Banner tone="warning">{words.unreachable}</Banner>
      )}
      {asked !== undefined && refusal === undefined && trial.shown !== undefined && (
        <>
          <ChangeResult
            outcome={trial.shown}
            isFresh={trial.isFresh}
            wasPending={job.tint?.approval === 'pending'}
            place={{ crewId: values.crewId, time: values.appointmentTime }}
            onPlace={({ crewId, time }) => {
              form.setValue('crewId', crewId);
              form.setValue('appointmentTime', isStartTime(time) ? time : '');
            }}
          />
          <Reason outcome={trial.shown} reason={reason} onChange={(text) => keep({ reason: text })} act={act} />
          {trial.shown.money.due > 0 && trial.shown.mail !== null && isTold && (
            <CollectChoice due={trial.shown.money.due} collect={collect} onChange={setCollect} />
          )}
          <MailChoice mail={trial.shown.mail} isTold={isTold} onChange={setIsTold} />
        </>
      )}
    </ActDialog>
  );
}

/** The parts that can be changed, in panels that keep their input. */
function tabsOf(job: ChangedJob): Tab[] {
  const has = (...parts: ChangedJob['change'][number][]) => parts.some((part) => job.change.includes(part));
  const isOffice = job.address !== undefined;
  const { tabs } = words;
  return [
    ...(isOffice && has('contact') ? [{ id: 'contact', label: tabs.contact, content: <ContactPart /> }] : []),
    ...(isOffice && has('address') ? [{ id: 'address', label: tabs.address, content: <AddressPart /> }] : []),
    ...(has('order', 'car')
      ? [{ id: 'order', label: tabs.order, content: <OrderPart job={job} isOffice={isOffice} /> }]
      : []),
    ...(has('shades') ? [{ id: 'shades', label: tabs.shades, content: <ShadesPart /> }] : []),
    ...(isOffice && has('length', 'price')
      ? [{ id: 'terms', label: tabs.terms, content: <TermsPart job={job} /> }]
      : []),
    ...(!isOffice && has('notes') ? [{ id: 'notes', label: tabs.notes, content: <NotesPart /> }] : []),
  ];
}

const tabOfField: Readonly<Record<string, string>> = {
  customerName: 'contact',
  customerEmail: 'contact',
  customerPhone: 'contact',
  address: 'address',
  zip: 'address',
  notes: 'address',
  vehicleYear: 'order',
  vehicleMake: 'order',
  vehicleModel: 'order',
  packageId: 'order',
  addOnIds: 'order',
  tint: 'shades',
  jobMinutes: 'terms',
  totalPrice: 'terms',
};

/** Shows the panel of the first problem when someone tries to save. */
function useTabOfProblem({
  problems,
  tries,
  onShow,
}: {
  problems: readonly string[];
  tries: number;
  onShow: (tab: string) => void;
}) {
  const latest = useRef({ problems, onShow });
  latest.current = { problems, onShow };
  useEffect(() => {
    const [first] = latest.current.problems;
    const tab = first === undefined ? undefined : tabOfField[first.split('.')[0] ?? ''];
    if (tries > 0 && tab !== undefined) latest.current.onShow(tab);
  }, [tries]);
}

/** Sets messages on the form's fields, and clears those that are over. */
function useFieldErrors(form: ReturnType<typeof useForm<ChangeForm>>, problems: Readonly<Record<string, string>>) {
  const { setError, clearErrors } = form;
  const text = JSON.stringify(problems);
  useEffect(() => {
    clearErrors();
    for (const [path, message] of Object.entries(JSON.parse(text) as Record<string, string>)) {
      const field = path === 'totalPrice' ? 'price' : path.startsWith('tint') ? 'tint' : path;
      setError(field as keyof ChangeForm, { message });
    }
  }, [text, setError, clearErrors]);
}

interface ReasonProps {
  outcome: ChangeOutcome;
  reason: string;
  onChange: (reason: string) => void;
  act: Parameters<typeof ReasonField>[0]['act'];
}

function Reason({ outcome: { reasons }, reason, onChange, act }: ReasonProps) {
  return (
    <>
      {reasons.length > 0 && (
        <Banner tone="warning" title={words.needsReason}>
          {reasons.join(' ')}
        </Banner>
      )}
      <ReasonField reason={reason} onChange={onChange} isAsked={reasons.length > 0} act={act} />
    </>
  );
}

type Collecting = keyof typeof words.collectWays;

/** Where what is due is paid: at the car alone, or also by card with a link in the email. */
function CollectChoice({
  due,
  collect,
  onChange,
}: {
  due: number;
  collect: Collecting;
  onChange: (collect: Collecting) => void;
}) {
  return (
    <RadioGroup
      legend={words.collect(moneyText(due))}
      look="chips"
      options={(['car', 'link'] as const).map((value) => ({ value, label: words.collectWays[value] }))}
      value={collect}
      onValueChange={(value) => onChange(value === 'link' ? 'link' : 'car')}
    />
  );
}

/** The email as it would be sent, to be read before; it may be switched off. */
function MailChoice({
  mail,
  isTold,
  onChange,
}: {
  mail: ChangeOutcome['mail'];
  isTold: boolean;
  onChange: (isTold: boolean) => void;
}) {
  if (mail === null) return <p className={styles.quiet}>{words.noMail}</p>;
  return (
    <div>
      <Checkbox
        label={words.notify}
        hint={mail.recipient}
        checked={isTold}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {isTold && <MailPreview mail={mail} />}
    </div>
  );
}
