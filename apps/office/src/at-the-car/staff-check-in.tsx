import { isOfficeRole, type User } from '@tintforge/api-contract';
import { Link } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { Container, LinkButton } from '@tintforge/ui';
import { CheckInResult } from './job/check-in-result';
import styles from './staff-check-in.module.css';
import { checkInWords as words } from './words';

/** A booking's page for staff, who open it by scanning a pass. */
export function StaffCheckIn({ trackingCode, role }: { trackingCode: string; role: User['role'] }) {
  const [to, label] = isOfficeRole(role)
    ? [paths.adminBooking(trackingCode), words.record]
    : [paths.crewJob(trackingCode), words.today];
  return (
    <Container className={styles.root}>
      <CheckInResult trackingCode={trackingCode} headingLevel="h1">
        <LinkButton size="large" render={(anchor) => <Link to={to} {...anchor} />}>
          {label}
        </LinkButton>
      </CheckInResult>
    </Container>
  );
}
