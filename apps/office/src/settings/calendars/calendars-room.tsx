import type { CalendarFeed } from '@tintforge/api-contract';
import { officePageNames } from '@tintforge/content';
import { useDialogStep } from '../../lib/use-dialog-step';
import { Loaded } from '../parts/loaded';
import { Room } from '../parts/room';
import { RowButton } from '../parts/row-button';
import rows from '../parts/rows.module.css';
import { useCalendarFeeds } from '../parts/use-settings';
import { settingsWords } from '../words';
import { FeedDialog } from './feed-dialog';

const words = settingsWords.calendars;

/** The calendar feeds of the shop, its regions and its crews. */
export function CalendarsRoom() {
  const query = useCalendarFeeds();
  const { dialog, about, open, close } = useDialogStep('calendars', ['feed']);
  const shown = dialog === undefined ? undefined : query.data?.feeds.find(({ id }) => id === about);
  return (
    <Room title={officePageNames.calendars} lead={words.lead}>
      <Loaded query={query}>
        {({ feeds }) => (
          <ul className={rows.list}>
            {feeds.map((feed) => (
              <li key={feed.id} className={`${rows.row} ${feed.url === null ? rows.off : ''}`}>
                <b>{nameOf(feed)}</b>
                <span className={rows.muted}>{words.kinds[feed.kind]}</span>
                <span className={rows.muted}>{feed.url === null ? words.off : words.on}</span>
                <RowButton
                  icon="pencil"
                  label={words.edit(nameInSentence(feed))}
                  onClick={() => open('feed', feed.id)}
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {shown !== undefined && <FeedDialog key={shown.id} feed={shown} name={nameInSentence(shown)} onClose={close} />}
    </Room>
  );
}

function nameOf({ kind, name }: CalendarFeed): string {
  return kind === 'shop' ? words.shop : name;
}

function nameInSentence({ kind, name }: CalendarFeed): string {
  return kind === 'shop' ? words.ofShop : name;
}
