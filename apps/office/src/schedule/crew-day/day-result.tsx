import type { BoardDayResult } from '@tintforge/api-contract';
import { Link } from '@tintforge/app-base/frame/link';
import { moneyText } from '@tintforge/app-base/money';
import { paths } from '@tintforge/app-base/paths';
import { Banner, Button, Icon, keepValues } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { placeName } from '../board/job-words';
import { scheduleWords } from '../words';
import styles from './crew-day.module.css';

const words = scheduleWords.crewDay;

interface DayResultProps {
  isOpen: boolean;
  title: string;
  size: 'large';
  closeLabel: string;
  onClose: () => void;
  result: BoardDayResult;
  /** A crew's name by its ID. */
  nameOf: (crewId: string) => string;
}

/** Result for each job of the day. */
export function DayResult({ result, nameOf, onClose, ...frame }: DayResultProps) {
  const hasFailed = result.jobs.some(({ outcome }) => outcome === 'failed');
  return (
    <Dialog {...frame} onClose={onClose} footer={<Button onClick={onClose}>{words.close}</Button>}>
      <div className={styles.body} role="status">
        <h3 className={styles.resultTitle}>{words.results}</h3>
        <ul className={styles.results}>
          {result.jobs.map((job) => (
            <li key={job.trackingCode} data-outcome={job.outcome}>
              <Icon name={job.outcome === 'failed' ? 'circle-alert' : 'circle-check'} />
              <Link to={paths.adminBooking(job.trackingCode)}>{keepValues(sentenceOf(job, nameOf))}</Link>
            </li>
          ))}
          {result.rest !== 'left' && (
            <li>
              <Icon name="circle-check" />
              <span>{result.rest === 'crew-blocked' ? words.blocked : words.regionClosed}</span>
            </li>
          )}
        </ul>
        {hasFailed && <Banner tone="warning">{words.someFailed}</Banner>}
      </div>
    </Dialog>
  );
}

function sentenceOf(job: BoardDayResult['jobs'][number], nameOf: (crewId: string) => string): string {
  switch (job.outcome) {
    case 'cancelled':
      return job.refund === 0
        ? words.cancelledFree(job.trackingCode)
        : words.cancelled(job.trackingCode, moneyText(job.refund));
    case 'moved':
      return words.moved(job.trackingCode, placeName(job.to, nameOf(job.to.crewId)));
    case 'failed':
      return words.failed(job.trackingCode, job.message);
  }
}
