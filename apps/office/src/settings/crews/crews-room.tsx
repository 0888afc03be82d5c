import type { CrewRecord } from '@tintforge/api-contract';
import { officePageNames } from '@tintforge/content';
import { Button } from '@tintforge/ui';
import { useDialogStep } from '../../lib/use-dialog-step';
import { Loaded } from '../parts/loaded';
import { regions } from '../parts/regions';
import { Room } from '../parts/room';
import { RowButton } from '../parts/row-button';
import rows from '../parts/rows.module.css';
import { useCrews } from '../parts/use-settings';
import { settingsWords } from '../words';
import { AddCrewDialog } from './add-crew-dialog';
import { CrewDialog } from './crew-dialog';
import { daysText, skillsText } from './crew-text';
import styles from './crews-room.module.css';

const words = settingsWords.crews;

/** The crews of each region: members, days, and missing skills. */
export function CrewsRoom() {
  const query = useCrews();
  const { dialog, about, open, close } = useDialogStep('crews', ['add', 'edit']);
  const edited = dialog === 'edit' ? query.data?.crews.find(({ id }) => id === about) : undefined;
  return (
    <Room title={officePageNames.crews} lead={words.lead}>
      <Loaded query={query}>
        {({ crews }) => (
          <>
            {regions.map(({ id, name }) => (
              <Region
                key={id}
                name={name}
                crews={crews.filter(({ regionId }) => regionId === id)}
                onEdit={(crewId) => open('edit', crewId)}
              />
            ))}
            <Button onClick={() => open('add')}>{words.add}</Button>
          </>
        )}
      </Loaded>
      {dialog === 'add' && <AddCrewDialog onClose={close} />}
      {edited !== undefined && <CrewDialog key={edited.id} crew={edited} onClose={close} />}
    </Room>
  );
}

interface RegionProps {
  name: string;
  crews: readonly CrewRecord[];
  onEdit: (crewId: string) => void;
}

function Region({ name, crews, onEdit }: RegionProps) {
  return (
    <div className={styles.region}>
      <h2 className={styles.name}>{name}</h2>
      {crews.length === 0 ? (
        <p className={rows.empty}>{words.none}</p>
      ) : (
        <ul className={rows.list}>
          {crews.map((crew) => (
            <li key={crew.id} className={`${rows.row} ${crew.isActive ? '' : rows.off}`}>
              <span>
                <b>{crew.name}</b>
                {crew.members !== '' && <small>{crew.members}</small>}
              </span>
              <span>
                <span>{crew.isActive ? daysText(crew.workingDays) : words.inactive}</span>
                <small>{skillsText(crew)}</small>
              </span>
              <span className={rows.muted}>{words.jobs(crew.jobsAhead)}</span>
              <RowButton icon="pencil" label={words.edit(crew.name)} onClick={() => onEdit(crew.id)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
