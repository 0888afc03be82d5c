import { Link, useNavigate } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { startOf } from '@tintforge/app-base/starts/day-choice';
import type { TintRefusal } from '@tintforge/app-base/tint/tint-refusal';
import { useOnline } from '@tintforge/app-base/use-online';
import { officePageNames } from '@tintforge/content';
import { Banner, Button, formatMoney, Split } from '@tintforge/ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { useDialogStep } from '../lib/use-dialog-step';
import { isBeyondRule } from '../lib/use-staff-starts';
import { TabHeading } from '../parts';
import { type AskedPlace, readAskedPlace } from './asked-place';
import { CarSections, type RefusedCar } from './car-sections';
import { checkPhoneForm, fieldOf } from './check-phone-form';
import styles from './new-booking-tab.module.css';
import { PaymentSection } from './payment-section';
import { CustomerSection, PlaceSection } from './people-sections';
import { forgetCall, hasCall, keepPhoneForm, readPhoneForm } from './phone-draft';
import { emptyPhoneForm, type PhoneForm, phoneOrder } from './phone-form';
import { PhoneTicket } from './phone-ticket';
import { StartOverDialog } from './start-over-dialog';
import { useOrderStarts } from './use-order-starts';
import { usePhoneBooking } from './use-phone-booking';
import { WhenSection } from './when-section';
import { phoneWords as words } from './words';

/** The first invalid field, in the order of the page. */
const firstWrong =
  '[aria-invalid] input:enabled, input[aria-invalid], select[aria-invalid], textarea[aria-invalid], [role=alert] button';

/** /admin/new-booking: a phone booking, all on one page in the order of the conversation. */
export function NewBookingTab() {
  const [calls, setCalls] = useState(0);
  const { dialog, open, close } = useDialogStep('call', ['start-over']);
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [asked] = useState(() => readAskedPlace(search));
  const [place, setPlace] = useState<AskedPlace | undefined>(() => asked ?? state?.place);

  // A reload keeps what was chosen since, and the place only for its crew.
  useEffect(() => {
    if (search !== '') void navigate(paths.adminNewBooking, { replace: true, state: { place: asked } });
  }, [search, navigate, asked]);

  function startOver() {
    forgetCall();
    setPlace(undefined);
    setCalls((before) => before + 1);
  }

  function confirmed() {
    startOver();
    close();
  }

  return (
    <>
      <TabHeading
        title={officePageNames.newBooking}
        above={<Link to={paths.adminBookings}>{words.up}</Link>}
        actions={
          <Button variant="quiet" size="small" onClick={() => (hasCall(Date.now()) ? open('start-over') : startOver())}>
            {words.startOver.action}
          </Button>
        }
      />
      <p className={styles.lead}>{words.lead}</p>
      {dialog === 'start-over' && <StartOverDialog onConfirm={confirmed} onClose={close} />}
      <CallForm key={calls} asked={calls === 0 ? asked : undefined} place={place} />
    </>
  );
}

/** The form as stored in this tab, or an empty one, at the slot that was clicked on the board. */
function firstValues(place: AskedPlace | undefined): PhoneForm {
  const form = readPhoneForm(Date.now()) ?? emptyPhoneForm();
  if (place === undefined) return form;
  const { date: appointmentDate, start: appointmentTime = '', crewId } = place;
  return { ...form, appointmentDate, appointmentTime, crewId };
}

/** One call. Every change is stored in the tab until it is booked, so that a reload loses nothing. */
function CallForm({
  asked,
  place,
}: {
  /** The slot that the form begins at. */
  asked: AskedPlace | undefined;
  /** The slot that the call began at, before a reload too. */
  place: AskedPlace | undefined;
}) {
  const [defaultValues] = useState(() => firstValues(asked));
  const form = useForm<PhoneForm>({ defaultValues });
  const { control, setError, clearErrors, getValues, subscribe } = form;
  const values = useWatch({ control, compute: (all: PhoneForm) => all });
  const starts = useOrderStarts(values);
  const [complaints, setComplaints] = useState(0);
  const [refused, setRefused] = useState<RefusedCar>();
  const formRef = useRef<HTMLFormElement>(null);
  const isOnline = useOnline();
  const booking = usePhoneBooking(complain);
  const { isComplete, totalCents } = phoneOrder(values);
  const chosen = { date: values.appointmentDate, time: values.appointmentTime };

  // The booked time may look unavailable here before the next page loads: it must not be booked again.
  useEffect(() => {
    if (!booking.isDone) keepPhoneForm(values);
  }, [values, booking.isDone]);

  // A field being corrected loses its error.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name !== undefined) clearErrors(name as keyof PhoneForm);
        },
      }),
    [subscribe, clearErrors],
  );

  /** Marks each invalid field, and focuses the first. */
  function complain(problems: Readonly<Record<string, string>>, shades?: { car: number; refusal: TintRefusal }) {
    for (const [path, message] of Object.entries(problems)) setError(fieldOf(path) as keyof PhoneForm, { message });
    setRefused(
      shades && {
        car: shades.car,
        refused: { refusal: shades.refusal, tint: getValues(`cars.${shades.car}.tint`) },
      },
    );
    setComplaints((before) => before + 1);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (booking.isBusy || booking.isDone) return;
    clearErrors();
    const { body, problems } = checkPhoneForm(getValues(), {
      now: Date.now(),
      startsAt: startOf(starts.data, chosen)?.startsAt,
      isBeyondRule: isBeyondRule(starts.data, chosen),
    });
    if (body !== undefined) booking.book(body);
    else complain(problems);
  }

  useEffect(() => {
    if (complaints > 0) formRef.current?.querySelector<HTMLElement>(firstWrong)?.focus();
  }, [complaints]);

  return (
    <FormProvider {...form}>
      <form ref={formRef} noValidate onSubmit={submit}>
        <div className={styles.room}>
          <Split asideWidth="narrow" aside={<PhoneTicket form={values} />}>
            <CarSections refusal={refused} />
            <WhenSection starts={starts} place={place} />
            <CustomerSection />
            <PlaceSection />
            <PaymentSection />
            <div className={styles.end}>
              {!isOnline && <Banner tone="warning">{words.offline}</Banner>}
              {booking.problem !== undefined && <Banner tone="error">{booking.problem}</Banner>}
              <Button type="submit" variant="primary" size="large" busyLabel={booking.isBusy ? words.busy : undefined}>
                {isComplete
                  ? words.confirm[values.payment === 'link' ? 'link' : 'onSite'](formatMoney(totalCents))
                  : words.confirm.plain}
              </Button>
            </div>
          </Split>
        </div>
      </form>
    </FormProvider>
  );
}
