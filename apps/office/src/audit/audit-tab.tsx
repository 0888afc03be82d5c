import type { AuditEntry } from '@tintforge/api-contract';
import { Link, useNavigate } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { formatInstantTime } from '@tintforge/app-base/shop-time';
import { formatLongDate } from '@tintforge/booking-core';
import { officePageNames } from '@tintforge/content';
import { Button, EmptyState } from '@tintforge/ui';
import { useSearchParams } from 'react-router-dom';
import { RecordList, TabHeading } from '../parts';
import type { CrewNames } from './act-values';
import { AuditFilter } from './audit-filter';
import styles from './audit-tab.module.css';
import { readAuditView } from './audit-view';
import { describeAct } from './describe-act';
import { type AuditDay, useAudit } from './use-audit';
import { auditWords as words } from './words';

/** /admin/audit: staff actions, day by day. */
export function AuditTab() {
  const [parameters] = useSearchParams();
  const view = readAuditView(parameters);
  const { days, staff, crews } = useAudit(view);
  const isWhole = Object.values(view).every((part) => part === undefined);
  return (
    <>
      <TabHeading title={officePageNames.audit} />
      <AuditFilter view={view} staff={staff} />
      <RecordList label={officePageNames.audit} query={days} words={words} empty={<Empty isWhole={isWhole} />}>
        {(day) => <Day day={day} crews={crews} />}
      </RecordList>
    </>
  );
}

function Day({ day, crews }: { day: AuditDay; crews: CrewNames }) {
  const name = formatLongDate(day.id);
  return (
    <section className={styles.day}>
      <h2 className={styles.heading}>{name}</h2>
      <ul aria-label={words.list(name)}>
        {day.acts.map((act) => (
          <Act key={act.id} act={act} crews={crews} />
        ))}
      </ul>
    </section>
  );
}

function Act({ act, crews }: { act: AuditEntry; crews: CrewNames }) {
  const { deed, subject, rest = '' } = describeAct(act, crews);
  return (
    <li className={styles.act}>
      <time className={styles.time} dateTime={act.at}>
        {formatInstantTime(act.at)}
      </time>
      <p>
        <b>{act.userName}</b> <span>{deed}</span>{' '}
        {subject?.to === undefined ? (
          <span>{subject?.label}</span>
        ) : (
          <Link
            to={subject.to}
            className={subject.isCode ? styles.code : undefined}
            translate={subject.isCode ? 'no' : undefined}
          >
            {subject.label}
          </Link>
        )}
        {rest !== '' && <span className={styles.rest}>{`${subject === undefined ? '' : ', '}${rest}`}</span>}
      </p>
    </li>
  );
}

function Empty({ isWhole }: { isWhole: boolean }) {
  const navigate = useNavigate();
  const { title, text } = isWhole ? words.empty : words.nothing;
  return (
    <EmptyState
      headingLevel="h2"
      title={title}
      action={!isWhole && <Button onClick={() => void navigate(paths.adminAudit)}>{words.filter.clear}</Button>}
    >
      {text}
    </EmptyState>
  );
}
