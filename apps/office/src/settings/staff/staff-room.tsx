import type { StaffInvitation } from '@tintforge/api-contract';
import { useUser } from '@tintforge/app-base/session/use-user';
import { officePageNames } from '@tintforge/content';
import { Badge, Button } from '@tintforge/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDialogStep } from '../../lib/use-dialog-step';
import { Loaded } from '../parts/loaded';
import { Room } from '../parts/room';
import { RowButton } from '../parts/row-button';
import rows from '../parts/rows.module.css';
import { useStaff } from '../parts/use-settings';
import { settingsWords } from '../words';
import { AddStaffDialog } from './add-staff-dialog';
import { PasswordDialog } from './password-dialog';
import { StaffDialog } from './staff-dialog';
import { nameOf, roleText, seenText } from './staff-text';

const words = settingsWords.staff;

/** The staff who can log in, with their roles. */
export function StaffRoom() {
  const query = useStaff();
  const user = useUser();
  const ownId = user.kind === 'logged-in' ? user.user.id : undefined;
  const { dialog, about, open, close } = useDialogStep('staff', ['add', 'edit', 'password']);
  const edited = dialog === 'edit' ? query.data?.staff.find(({ id }) => id === about) : undefined;
  // In memory alone: after a reload there is none to show.
  const [invitation, setInvitation] = useState<StaffInvitation>();
  const isGone = dialog === 'password' && invitation === undefined;
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);

  function tell(made: StaffInvitation) {
    if (made.password === null) return close();
    setInvitation(made);
    open('password');
  }

  return (
    <Room title={officePageNames.staff} lead={words.lead}>
      <Loaded query={query}>
        {({ staff }) => (
          <>
            <ul className={rows.list}>
              {staff.map((member) => (
                <li key={member.id} className={`${rows.row} ${member.isActive ? '' : rows.off}`}>
                  <span>
                    <b>{nameOf(member)}</b> {member.id === ownId && <Badge>{words.you}</Badge>}
                    {nameOf(member) !== member.username && <small>{member.username}</small>}
                  </span>
                  <span>{roleText(member)}</span>
                  <span className={rows.muted}>{seenText(member, Date.now())}</span>
                  <RowButton icon="pencil" label={words.edit(nameOf(member))} onClick={() => open('edit', member.id)} />
                </li>
              ))}
            </ul>
            <Button onClick={() => open('add')}>{words.add}</Button>
          </>
        )}
      </Loaded>
      {dialog === 'add' && <AddStaffDialog onClose={close} onAdded={tell} />}
      {edited !== undefined && (
        <StaffDialog key={edited.id} member={edited} isOwn={edited.id === ownId} onClose={close} onInvited={tell} />
      )}
      {dialog === 'password' && invitation !== undefined && (
        <PasswordDialog
          invitation={invitation}
          onClose={() => {
            setInvitation(undefined);
            close();
          }}
        />
      )}
    </Room>
  );
}
