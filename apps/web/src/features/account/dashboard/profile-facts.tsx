import type { User } from '@tintforge/api-contract';
import { phoneText } from '@tintforge/app-base/phone-text';
import { Badge, Button, DescriptionList } from '@tintforge/ui';
import { useState } from 'react';
import { useFocusOnReturn } from '../forms/use-focus-on-return';
import styles from './profile.module.css';
import { profileOf, readProfile } from './profile-draft';
import { ProfileForm } from './profile-form';
import { dashboardWords } from './words';

const words = dashboardWords.profile;

/** Name, email and phone, with an edit form that replaces them; it is open where something typed is still there. */
export function ProfileFacts({ user }: { user: User }) {
  const [editing, setEditing] = useState<'kept' | 'pressed' | undefined>(() => readProfile(profileOf(user)) && 'kept');
  const editRef = useFocusOnReturn(editing !== undefined);
  if (editing !== undefined)
    return <ProfileForm user={user} takesFocus={editing === 'pressed'} onDone={() => setEditing(undefined)} />;
  return (
    <div className={styles.stack}>
      <DescriptionList
        look="plain"
        items={[
          { term: words.username, value: user.username },
          { term: words.name, value: `${user.firstName} ${user.lastName}`.trim() || words.nothing },
          {
            term: words.email,
            value: user.email || words.nothing,
            note: user.email === '' ? undefined : <EmailState isVerified={user.isEmailVerified} />,
          },
          { term: words.phone, value: phoneText(user.phone) || words.nothing },
        ]}
      />
      <Button ref={editRef} onClick={() => setEditing('pressed')}>
        {words.edit}
      </Button>
    </div>
  );
}

function EmailState({ isVerified }: { isVerified: boolean }) {
  return (
    <Badge size="small" tone={isVerified ? 'success' : 'warning'}>
      {isVerified ? words.verified : words.unverified}
    </Badge>
  );
}
