import { paths, quotePath } from '@tintforge/app-base/paths';
import {
  type ContactLine,
  contactLineOf,
  contactLines,
  hours,
  offeredQuoteKinds,
  type RegionPageWords,
  regionServices,
  regionWords,
} from '@tintforge/content';
import { Accordion, CheckList, DescriptionList, type Elements, Icon, LinkButton, VisuallyHidden } from '@tintforge/ui';
import type { ReactNode } from 'react';
import { BookAction, CallAction, PageAction } from '../parts/actions';
import { ClosingCall } from '../parts/closing-call';
import { PageSection } from '../parts/page-section';
import { SectionHeading } from '../parts/section-heading';
import { WayOn } from '../parts/way-on';
import { RegionHero } from './region-hero';
import styles from './region-layout.module.css';
import { RegionTowns } from './region-towns';

/** The light of the last picture, by the regions' order. */
const closingHours = ['noon', 'gold', 'dusk'] as const;

interface RegionLayoutProps {
  words: RegionPageWords;
  /** The wide picture at the top. */
  picture: ReactNode;
  /** The part of it that stays in view where it is cut. */
  pictureKeeps?: 'middle' | 'ground' | undefined;
  /** Between the services and the local differences. */
  children?: Elements;
  /** Next to the local differences. */
  localPicture?: ReactNode;
}

/** A regional landing page: one layout for all, every word and picture their own. */
export function RegionLayout({ words, picture, pictureKeeps = 'middle', children, localPicture }: RegionLayoutProps) {
  const line = contactLineOf(words.regionId);
  return (
    <>
      <RegionHero words={words.hero} line={line} picture={picture} pictureKeeps={pictureKeeps} />
      <RegionTowns regionId={words.regionId} words={words.towns} />
      <Services words={words.services} />
      {children}
      <Local words={words.local} picture={localPicture} />
      <Why words={words.why} line={line} />
      <ClosingCall
        hour={closingHours[contactLines.indexOf(line) % closingHours.length]}
        heading={words.closing.heading}
        text={words.closing.text}
        action={<BookAction>{words.closing.book}</BookAction>}
        secondAction={<CallAction regionId={words.regionId} />}
      />
    </>
  );
}

function Services({ words }: { words: RegionPageWords['services'] }) {
  const cards = regionServices.flatMap(({ id, title, ...work }) => {
    const card = words.cards[id];
    const quote = 'quote' in work && offeredQuoteKinds.includes(work.quote) ? work.quote : undefined;
    return card === undefined ? [] : [{ title, ...card, quote }];
  });
  return (
    <PageSection>
      <div className={styles.columns}>
        <div>
          <h2>{words.heading}</h2>
          <p className={styles.lead}>{words.lead}</p>
          <WayOn to={paths.quote}>{regionWords.quote}</WayOn>
        </div>
        <Accordion
          items={cards.map(({ title, description, features, quote }, index) => ({
            title,
            note: description,
            content: (
              <>
                <CheckList items={features} columns={2} label={title} />
                {quote !== undefined && (
                  <WayOn to={quotePath(quote)}>
                    <span>{regionWords.quote}</span>
                    <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
                  </WayOn>
                )}
              </>
            ),
            isOpen: index === 0,
          }))}
        />
      </div>
    </PageSection>
  );
}

function Local({ words, picture }: { words: RegionPageWords['local']; picture: ReactNode }) {
  return (
    <PageSection tone="paper-2">
      <SectionHeading heading={words.heading} lead={words.lead} />
      <div className={styles.local} data-picture={picture === undefined ? undefined : ''}>
        {picture !== undefined && <div className={styles.localPicture}>{picture}</div>}
        <ul className={styles.notes}>
          {words.notes.map((note) => (
            <li key={note.heading}>
              <h3>{note.heading}</h3>
              <p>{note.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </PageSection>
  );
}

function Why({ words, line }: { words: RegionPageWords['why']; line: ContactLine }) {
  const office = hours.office.lines.map(({ days, hours: times }) => `${days} ${times}`).join(', ');
  return (
    <PageSection>
      <div className={styles.columns}>
        <h2>{words.heading}</h2>
        <div>
          <p className={styles.lead}>{words.lead}</p>
          <div className={styles.facts}>
            <DescriptionList
              items={[
                {
                  term: regionWords.phone,
                  value: (
                    <a href={line.href} translate="no">
                      {line.phone}
                    </a>
                  ),
                },
                { term: hours.office.name, value: office },
                { term: regionWords.online, value: words.bookingOnline },
                { term: regionWords.mobile, value: words.mobileService },
              ]}
            />
          </div>
          <div className={styles.actions}>
            <LinkButton variant="solid" size="large" href={line.href}>
              <Icon name="phone" />
              <span>{regionWords.callNow}</span>
            </LinkButton>
            <PageAction to={paths.booking}>{words.book}</PageAction>
          </div>
        </div>
      </div>
    </PageSection>
  );
}
