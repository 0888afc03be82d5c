import { officePageNames } from '@tintforge/content';
import { Button } from '@tintforge/ui';
import { useDialogStep } from '../../lib/use-dialog-step';
import { Loaded } from '../parts/loaded';
import { regionName } from '../parts/regions';
import { Room } from '../parts/room';
import { RowButton } from '../parts/row-button';
import rows from '../parts/rows.module.css';
import { useClosures } from '../parts/use-settings';
import { settingsWords } from '../words';
import { ClosureDialog } from './closure-dialog';
import { type ClosureGroup, groupClosures, spanText } from './closure-groups';
import { ReopenDialog } from './reopen-dialog';

const words = settingsWords.closures;

/** The upcoming closed days. */
export function ClosuresRoom() {
  const query = useClosures();
  const { dialog, about, open, close } = useDialogStep('closures', ['add', 'edit', 'reopen']);
  const group = groupClosures(query.data?.closures ?? []).find((each) => codeOf(each) === about);
  return (
    <Room title={officePageNames.closures} lead={words.lead}>
      <Loaded query={query}>
        {({ closures }) => (
          <>
            {closures.length === 0 ? (
              <p className={rows.empty}>{words.none}</p>
            ) : (
              <ul className={rows.list}>
                {groupClosures(closures).map((each) => (
                  <li key={each.ids[0]} className={rows.row}>
                    <b>{spanText(each)}</b>
                    <span>{regionName(each.regionId)}</span>
                    <span className={rows.muted}>{each.reason}</span>
                    <span className={rows.acts}>
                      <RowButton
                        icon="pencil"
                        label={words.edit(spanText(each))}
                        onClick={() => open('edit', codeOf(each))}
                      />
                      <RowButton
                        icon="trash-2"
                        label={words.remove(spanText(each))}
                        onClick={() => open('reopen', codeOf(each))}
                      />
                    </span>
                  </li>
                ))}
              </ul>
            )}
            <Button onClick={() => open('add')}>{words.add}</Button>
          </>
        )}
      </Loaded>
      {dialog === 'add' && <ClosureDialog onClose={close} />}
      {dialog === 'edit' && group !== undefined && <ClosureDialog group={group} onClose={close} />}
      {dialog === 'reopen' && group !== undefined && <ReopenDialog group={group} onClose={close} />}
    </Room>
  );
}

/** A group's name in the browser's history. */
function codeOf({ ids }: ClosureGroup): string {
  return ids.join(' ');
}
