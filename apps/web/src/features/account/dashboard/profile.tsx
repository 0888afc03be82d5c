import type { User } from '@tintforge/api-contract';
import { Container, Section } from '@tintforge/ui';
import { Passkeys } from '../passkeys/passkeys';
import { passkeysWords } from '../passkeys/words';
import { TwoStepLogin } from '../two-step/two-step-login';
import { twoStepWords } from '../two-step/words';
import { DataDownload } from './data-download';
import { DeleteAccount } from './delete-account';
import { OwnCalendar } from './own-calendar';
import { PasswordForm } from './password-form';
import styles from './profile.module.css';
import { ProfileFacts } from './profile-facts';
import { Sessions } from './sessions';
import { dashboardWords } from './words';

/** The profile tab: the user's details, password, factors, sessions and data. */
export function Profile({ user }: { user: User }) {
  return (
    <Container className={styles.root}>
      <Section title={dashboardWords.profile.you}>
        <ProfileFacts user={user} />
      </Section>
      <Section title={dashboardWords.password.heading}>
        <PasswordForm username={user.username} />
      </Section>
      <Section title={passkeysWords.heading}>
        <Passkeys user={user} />
      </Section>
      <Section title={twoStepWords.heading}>
        <TwoStepLogin user={user} />
      </Section>
      <Section title={dashboardWords.logins.heading}>
        <Sessions userId={user.id} />
      </Section>
      <Section title={dashboardWords.calendar.heading}>
        <OwnCalendar userId={user.id} />
      </Section>
      <Section title={dashboardWords.data.heading}>
        <DataDownload />
      </Section>
      {user.role === 'customer' && (
        <Section title={dashboardWords.deletion.heading}>
          <DeleteAccount user={user} />
        </Section>
      )}
    </Container>
  );
}
