import { Button } from '@tintforge/ui';
import { useState } from 'react';
import { Block } from '../parts/block';
import { Loaded } from '../parts/loaded';
import { regionName } from '../parts/regions';
import { RowButton } from '../parts/row-button';
import rows from '../parts/rows.module.css';
import { useClosures } from '../parts/use-settings';
import { settingsWords } from '../words';
import { ClosureDialog } from './closure-dialog';
import { type ClosureGroup, groupClosures, spanText } from './closure-groups';
import { ReopenDialog } from './reopen-dialog';

const words = settingsWords.closures;

/** The upcoming closed days. */
export function ClosuresSection() {
  const query = useClosures();
  const [task, setTask] = useState<'add' | { kind: 'edit' | 'reopen'; group: ClosureGroup }>();
  const close = () => setTask(undefined);
  return (
    <Block id="closures" title={words.heading} lead={words.lead}>
      <Loaded query={query}>
        {({ closures }) => (
          <>
            {closures.length === 0 ? (
              <p className={rows.empty}>{words.none}</p>
            ) : (
              <ul className={rows.list}>
                {groupClosures(closures).map((group) => (
                  <li key={group.ids[0]} className={rows.row}>
                    <b>{spanText(group)}</b>
                    <span>{regionName(group.regionId)}</span>
                    <span className={rows.muted}>{group.reason}</span>
                    <span className={rows.acts}>
                      <RowButton
                        icon="pencil"
                        label={words.edit(spanText(group))}
                        onClick={() => setTask({ kind: 'edit', group })}
                      />
                      <RowButton
                        icon="trash-2"
                        label={words.remove(spanText(group))}
                        onClick={() => setTask({ kind: 'reopen', group })}
                      />
                    </span>
                  </li>
                ))}
              </ul>
            )}
            <Button onClick={() => setTask('add')}>{words.add}</Button>
          </>
        )}
      </Loaded>
      {task === 'add' && <ClosureDialog onClose={close} />}
      {typeof task === 'object' && task.kind === 'edit' && <ClosureDialog group={task.group} onClose={close} />}
      {typeof task === 'object' && task.kind === 'reopen' && <ReopenDialog group={task.group} onClose={close} />}
    </Block>
  );
}
