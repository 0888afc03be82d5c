import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone } from '../../.storybook/scopes';
import { Button } from '../button/button';
import { Card } from '../card/card';
import { Split } from '../container/container';
import { Countdown } from '../countdown/countdown';
import { DescriptionList } from '../description-list/description-list';
import { Icon } from '../icon/icon';
import { LinkButton } from '../link-button/link-button';
import { Money } from '../money/money';
import { Callout, Note } from '../note/note';
import { PolicyBar } from '../policy-bar/policy-bar';
import { Receipt } from '../receipt/receipt';
import { ShutPanes } from '../shut-panes/shut-panes';
import { StartPicker } from '../start-picker/start-picker';
import { StepHeading } from '../step-heading/step-heading';
import { TextField } from '../text-field/text-field';
import { TotalBar } from '../total-bar/total-bar';
import { Suv } from '../vehicles/suv';
import { BackWords, Frame } from './frame';
import { order, sampleStarts } from './sample-order';
import styles from './screens.module.css';

/** The payment steps, and the step for an expired hold. Words and prices are samples. */
const meta = {
  component: Frame,
  title: 'Screens/Paying',
  parameters: { surface: 'fullscreen' },
  args: { step: 0, children: null },
} satisfies Meta<typeof Frame>;
export default meta;
type Story = StoryObj<typeof meta>;

const changeTo = (label: string) => ({ label, onPress: () => {} });

export const Review: Story = {
  render: () => (
    <Frame step={5}>
      <Split
        aside={
          <Card depth="floating">
            <div className={styles.stack}>
              <Receipt
                look="bill"
                title="What it costs"
                lines={order.lines}
                total={{ ...order.total, note: 'Florida sales tax included' }}
              />
              <PolicyBar
                label="Free to move or cancel until Monday, December 7, 9:00 AM EST. After that, the late-cancellation fee is $112.50."
                free={{ when: 'Today', what: 'Free to move or cancel' }}
                fee={{ when: 'Mon, Dec 7, 9:00 AM EST', what: 'After this, $112.50 is kept' }}
                job={{ when: 'Tue, Dec 8, 9:00 AM EST', what: 'Your crew arrives' }}
              />
              <p className={styles.small}>
                By paying, you accept the <a href="#terms">Terms</a> and the cancellation policy above. Your 9:00 AM
                start is held for 15 minutes once you proceed.
              </p>
            </div>
          </Card>
        }
      >
        <StepHeading
          title="Read it once, then pay"
          lead="This is the job sheet your crew gets. Spot a mistake? Tap Change to fix it."
        />
        <div className={styles.car}>
          <Suv
            vlt={{ windshield: 78, front: 35, rear: 20, quarter: 20, back: 20 }}
            title="Your SUV with 35 percent in front and 20 percent behind"
          />
        </div>
        <DescriptionList
          items={[
            { term: 'Vehicle', value: '2023 Sample Crossover', note: 'SUV', change: changeTo('Change vehicle') },
            {
              term: 'Package',
              value: 'Basic',
              note: 'Hybrid Film, side and rear windows, 5-year warranty',
              change: changeTo('Change package'),
            },
            { term: 'Add-ons', value: 'Window Ceramic Coating', change: changeTo('Change add-ons') },
            {
              term: 'Shade',
              value: 'Hybrid 35 and Hybrid 20',
              note: 'Your wish. Your installer confirms the shade with you at the car. Florida requires at least 28% on front side windows.',
              change: changeTo('Change shade'),
            },
            {
              term: 'Appointment',
              value: 'Tuesday, December 8, 2026, 9:00 AM EST',
              note: 'About 3 hours',
              change: changeTo('Change appointment'),
            },
            {
              term: 'Contact',
              value: 'Alex Demo',
              note: 'alex@tintforge.example, (813) 555-0142',
              change: changeTo('Change contact'),
            },
          ]}
        />
      </Split>
      <TotalBar
        back={
          <Button>
            <BackWords />
          </Button>
        }
        label="Total"
        cents={44_998}
        action={<Button variant="primary">Proceed to Payment</Button>}
      />
    </Frame>
  ),
};
export const ReviewOnPhone: Story = { ...Review, globals: onPhone };

export const Payment: Story = {
  render: () => (
    <Frame step={6}>
      <Split
        asideWidth="wide"
        isAsideFirst
        aside={
          <Card theme="ink" depth="floating" padding="none" label="Payment">
            <div className={styles.hold}>
              <Countdown label="Your 9:00 AM start is held for" seconds={761} totalSeconds={900} />
            </div>
            <div className={styles.pay}>
              <div>
                <h2 className={styles.payTitle}>Complete Your Payment</h2>
                <p className={styles.small}>SUV Basic with Window Ceramic Coating</p>
              </div>
              <p className={styles.total}>
                <span>Total amount</span>
                <span className={styles.figure}>
                  <Money cents={44_998} look="figure" />
                </span>
              </p>
              <TextField
                label="Card number"
                isMono
                placeholder="1234 1234 1234 1234"
                inputMode="numeric"
                autoComplete="cc-number"
              />
              <Button variant="primary" size="large" isBlock>
                <Icon name="lock" />
                Pay $449.98
              </Button>
              <Button variant="quiet" isBlock>
                Cancel and return to Review
              </Button>
              <Note icon="shield-check" size="small">
                The payment processor handles the card. We never see the number.
              </Note>
            </div>
          </Card>
        }
      >
        <StepHeading title="Last step" lead="We’re holding this time for you. Pay now to confirm the appointment." />
        <DescriptionList
          items={[
            { term: 'Vehicle', value: '2023 Sample Crossover (SUV)' },
            { term: 'Package', value: 'Basic, Hybrid Film, 5-year warranty' },
            { term: 'Extras', value: 'Window Ceramic Coating' },
            { term: 'Appointment', value: 'Tue, Dec 8, 2026, 9:00 AM EST' },
            { term: 'Where', value: 'Tampa 33629' },
            { term: 'Contact', value: 'alex@tintforge.example' },
          ]}
        />
        <div className={styles.row}>
          <Callout>
            <b>Free to move or cancel until Mon, Dec 7, 9:00 AM EST.</b>
            <p className={styles.small}>
              After that, if you cancel, we refund all but <Money cents={11_250} look="ledger" /> and moving the date
              needs a call.
            </p>
          </Callout>
        </div>
      </Split>
    </Frame>
  ),
};
export const PaymentOnPhone: Story = { ...Payment, globals: onPhone };

export const Expired: Story = {
  render: () => (
    <Frame step={3}>
      <div className={styles.gone}>
        <ShutPanes>0:00</ShutPanes>
        <div>
          <StepHeading
            title="Your hold expired"
            lead={
              <>
                We held Tuesday at 9:00 AM for you for 15 minutes, but no payment came through, so that time is open to
                others again. <b>Your card was not charged</b> and your answers are all still here.
              </>
            }
          />
          <StartPicker
            label="Free starts"
            value="9:00 AM"
            onValueChange={() => {}}
            groups={[
              {
                label: 'Tuesday, December 8, right now',
                options: sampleStarts(['9:00 AM', '10:30 AM', '11:00 AM', '1:00 PM']),
              },
            ]}
          />
          <div className={styles.row}>
            <Button variant="primary" size="large">
              Hold 9:00 AM again
            </Button>
            <LinkButton href="#day" size="large">
              Pick another day
            </LinkButton>
          </div>
        </div>
      </div>
    </Frame>
  ),
};
export const ExpiredOnPhone: Story = { ...Expired, globals: onPhone };
