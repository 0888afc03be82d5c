import type { User } from '@tintforge/api-contract';
import { phoneText } from '@tintforge/app-base/phone-text';
import { Badge, Button, DescriptionList } from '@tintforge/ui';
import { useState } from 'react';
import { useFocusOnReturn } from '../forms/use-focus-on-return';
import styles from './profile.module.css';
import { ProfileForm } from './profile-form';
import { dashboardWords } from './words';

const words = dashboardWords.profile;

/** Name, email and phone, with an edit form that replaces them. */
export function ProfileFacts({ user }: { user: User }) {
  const [isEditing, setIsEditing] = useState(false);
  const editRef = useFocusOnReturn(isEditing);
  if (isEditing) return <ProfileForm user={user} onDone={() => setIsEditing(false)} />;
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
      <Button ref={editRef} onClick={() => setIsEditing(true)}>
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
