import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone } from '../../.storybook/scopes';
import { Banner } from '../banner/banner';
import { Button } from '../button/button';
import { Card } from '../card/card';
import { Combobox } from '../combobox/combobox';
import { Split } from '../container/container';
import { weekdayOf } from '../date-picker/calendar';
import { DatePicker } from '../date-picker/date-picker';
import { LockedField } from '../locked-field/locked-field';
import { Money } from '../money/money';
import { Callout, Note } from '../note/note';
import { PhoneField } from '../phone-field/phone-field';
import { RadioGroup } from '../radio-group/radio-group';
import { Receipt } from '../receipt/receipt';
import { FieldRow, Section } from '../section/section';
import { Select } from '../select/select';
import { StartPicker } from '../start-picker/start-picker';
import { StepHeading } from '../step-heading/step-heading';
import { TextArea } from '../text-area/text-area';
import { TextField } from '../text-field/text-field';
import { TotalBar } from '../total-bar/total-bar';
import { VehicleBay } from '../vehicle-bay/vehicle-bay';
import { VehicleMini } from '../vehicle-mini/vehicle-mini';
import { BackWords, Frame } from './frame';
import { order, sampleStarts } from './sample-order';
import styles from './screens.module.css';

/** The steps with questions: when, where and who. Words and prices are samples. */
const meta = {
  component: Frame,
  title: 'Screens/Asking',
  parameters: { surface: 'fullscreen' },
  args: { step: 0, children: null },
} satisfies Meta<typeof Frame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Appointment: Story = {
  render: () => (
    <Frame step={3}>
      <StepHeading title="Where, and when?" lead="We come to you. Times are Eastern." />
      <div className={styles.zone}>
        <TextField
          label="ZIP code"
          hint="Where the car will be parked"
          defaultValue="33629"
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <Banner tone="success" icon="map-pin" title="Tampa Bay.">
          In your area on weekdays and Saturdays. For this job they need about 3 hours, shade or a garage, and power
          within reach.
        </Banner>
      </div>
      <div className={styles.appointment}>
        <DatePicker
          label="Appointment date"
          value="2026-12-08"
          onValueChange={() => {}}
          today="2026-12-01"
          from="2026-12-01"
          to="2027-01-29"
          dayState={(date) =>
            weekdayOf(date) === 0 || date === '2026-12-05' || date === '2026-12-25'
              ? 'closed'
              : ['04', '11', '12', '18'].includes(date.slice(8))
                ? 'few'
                : 'open'
          }
          legend={{ few: 'Few times left', closed: 'Closed or full' }}
        />
        <div className={styles.times}>
          <div>
            <h2 className={styles.day}>Tuesday, December 8</h2>
            <p className={styles.muted}>9 of 14 start times available. Mornings usually beat the afternoon storms.</p>
          </div>
          <StartPicker
            label="Start time"
            value="9:00 AM"
            onValueChange={() => {}}
            groups={[
              {
                label: 'Morning',
                note: 'you are done by about noon',
                options: sampleStarts(['9:00 AM', '9:30 AM', '10:00 AM', '10:30 AM', '11:00 AM', '11:30 AM']),
              },
              {
                label: 'Afternoon',
                note: 'Crossed out: taken',
                options: sampleStarts([
                  '1:00 PM',
                  '1:30 PM',
                  '2:00 PM',
                  '2:30 PM',
                  '3:00 PM',
                  '3:30 PM',
                  '4:00 PM',
                  '4:30 PM',
                ]),
              },
            ]}
          />
          <Callout>
            <b>Free to move or cancel until Mon, Dec 7, 9:00 AM EST.</b> After that, the late-cancellation fee is{' '}
            <Money cents={11_250} look="ledger" />.
          </Callout>
        </div>
        <TextArea label="Notes" isOptional hint="Gate code, HOA rules, old film on the glass" />
      </div>
      <TotalBar
        back={
          <Button>
            <BackWords />
          </Button>
        }
        label="Total"
        cents={44_998}
        action={<Button variant="primary">Continue to Contact</Button>}
      />
    </Frame>
  ),
};
export const AppointmentOnPhone: Story = { ...Appointment, globals: onPhone };

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

export const Contact: Story = {
  render: () => (
    <Frame step={4}>
      <StepHeading title="Who, which car, which driveway?" lead="Only what your crew needs to find you and the car." />
      <Split
        asideWidth="narrow"
        aside={
          <Card padding="none">
            <div className={styles.ticket}>
              <VehicleBay>
                <VehicleMini kind="suv" vlt={35} />
              </VehicleBay>
            </div>
            <div className={styles.ticketWords}>
              <div>
                <b>Tue, Dec 8, 9:00 AM EST</b>
                <p className={styles.small}>Tampa 33629, about 3 hours</p>
              </div>
              <Receipt {...order} />
              <Note icon="lock" size="small">
                Nothing is charged on this step.
              </Note>
            </div>
          </Card>
        }
      >
        <Section title="You">
          <Note icon="mail-check">
            Your email receives confirmations and reminders. Your phone is used only for appointment communications.
          </Note>
          <TextField label="Full name" defaultValue="Alex Demo" autoComplete="name" />
          <FieldRow shape="halves">
            <TextField label="Email" type="email" defaultValue="alex@tintforge.example" autoComplete="email" />
            <PhoneField
              label="Phone"
              defaultValue="813 555"
              error="Please enter a valid phone number"
              errorHelp="Ten digits with the area code, for example (813) 555-4700."
            />
          </FieldRow>
        </Section>
        <Section title="The car">
          <FieldRow shape="narrow-first">
            <Select label="Year" options={[{ value: '2023', label: '2023' }]} />
            <Combobox label="Make" value="Sample" onValueChange={() => {}} suggestions={[]} />
            <TextField label="Model" defaultValue="Crossover" />
          </FieldRow>
        </Section>
        <Section title="Where the car will be parked">
          <FieldRow shape="wide-first">
            <TextField label="Street" defaultValue="1200 Bayview Sample Dr" />
            <TextField label="City" defaultValue="Tampa" />
            <LockedField label="ZIP code" value="33629" action={<button type="button">Change</button>} />
          </FieldRow>
        </Section>
        <Section title="The site">
          <div className={styles.segments}>
            <RadioGroup
              legend="Is there a garage?"
              hint="Wind-free is best for film"
              look="segments"
              options={[...yesNo, { value: 'carport', label: 'Carport' }]}
              value="yes"
              onValueChange={() => {}}
            />
            <RadioGroup
              legend="Will it stand in shade?"
              look="segments"
              options={[
                { value: 'all', label: 'All day' },
                { value: 'am', label: 'Mornings' },
                { value: 'no', label: 'No' },
              ]}
              value="am"
              onValueChange={() => {}}
            />
            <RadioGroup
              legend="Power within 50 ft?"
              look="segments"
              options={yesNo}
              value="yes"
              onValueChange={() => {}}
            />
          </div>
        </Section>
      </Split>
      <TotalBar
        back={
          <Button>
            <BackWords />
          </Button>
        }
        label="Total"
        cents={44_998}
        action={<Button variant="primary">Continue to Review</Button>}
      />
    </Frame>
  ),
};
export const ContactOnPhone: Story = { ...Contact, globals: onPhone };
