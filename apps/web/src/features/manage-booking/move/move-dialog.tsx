import { agreedAppointment, whenText } from '@tintforge/app-base/appointment';
import { moneyText } from '@tintforge/app-base/money';
import { bookedPolicy } from '@tintforge/app-base/policy';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { dayOf } from '@tintforge/app-base/starts/day-choice';
import { DayStarts, DayStartsPlace } from '@tintforge/app-base/starts/day-starts';
import { StartCalendar } from '@tintforge/app-base/starts/start-calendar';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { Banner, Button, Icon } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import type { TaskProps } from '../booking-task';
import { manageWords } from '../words';
import styles from './move-dialog.module.css';
import { useMove } from './use-move';

const words = manageWords.move;

/**
 * The wizard's calendar, to choose another day or time at the same price. What is chosen stays in the tab until the
 * appointment is moved or the customer keeps theirs.
 */
export function MoveDialog({ details, access, onDone, onClose }: TaskProps) {
  const move = useMove({
    details,
    access,
    onMoved(moved) {
      const { title, text } = words.done;
      showToast({ title, description: text(whenText(moved)) });
      onDone(moved);
    },
    onCancelled: onDone,
  });
  const { availability, start, problem } = move;
  const own = agreedAppointment(details);
  const { freeUntil } = bookedPolicy(details, Date.now());
  const total = moneyText(details.totalPrice);

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      size="large"
      closeLabel={manageWords.close}
      footer={
        <Button variant="primary" busyLabel={move.isBusy ? words.busy : undefined} onClick={move.move}>
          {start === undefined ? words.confirmFirst : words.confirm(formatInstant(start.startsAt))}
        </Button>
      }
      safeChoice={{
        label: words.keep,
        onChoose() {
          move.discard();
          onClose();
        },
      }}
    >
      <p className={styles.lead}>
        {freeUntil === undefined ? words.plainLead(total) : words.lead(formatInstant(freeUntil), total)}
      </p>
      <div className={styles.columns}>
        <StartCalendar
          query={availability}
          date={move.date}
          time={move.time}
          onChoose={move.chooseDate}
          onChooseStart={move.chooseStart}
          isPassed={move.isOwn}
        />
        <div>
          {availability.data === undefined && <DayStartsPlace date={move.date} />}
          {availability.data !== undefined && (
            <DayStarts
              day={dayOf(availability.data, move.date)}
              time={move.time}
              onChoose={move.chooseTime}
              error={move.isRefused ? words.pickAnother : undefined}
              own={move.date === own.date ? { time: own.time, note: words.own } : undefined}
            />
          )}
        </div>
      </div>
      <p className={styles.route}>
        <span>
          <small>{words.now}</small> <s>{formatInstant(own.instant)}</s>
        </span>
        <Icon name="arrow-right" />
        <span>
          <small>{words.to}</small> <b>{start === undefined ? words.nothing : formatInstant(start.startsAt)}</b>
        </span>
      </p>
      {problem !== undefined && (
        <Banner tone={problem.tone} title={problem.title}>
          {problem.text}
        </Banner>
      )}
    </Dialog>
  );
}
