import { useEffect, useState } from 'react';
import { areaWords, catalogueWords } from '../catalogue/words';
import { crewCalendarWords } from '../crew-calendars/words';
import { settingsWords as words } from '../words';
import styles from './section-links.module.css';

const sections = [
  { id: 'rules', label: words.rules.heading },
  { id: 'catalog', label: catalogueWords.heading },
  { id: 'areas', label: areaWords.heading },
  { id: 'hours', label: words.hours.heading },
  { id: 'crews', label: words.crews.heading },
  { id: 'closures', label: words.closures.heading },
  { id: 'calendars', label: words.calendars.heading },
  { id: 'crew-calendars', label: crewCalendarWords.heading },
  { id: 'staff', label: words.staff.heading },
];

/** Links to the sections of the tab; the one in view is marked. */
export function SectionLinks() {
  const current = useCurrentSection();
  return (
    <nav className={styles.root} aria-label={words.sections}>
      {sections.map(({ id, label }) => (
        <a key={id} href={`#${id}`} className={styles.link} aria-current={id === current ? 'true' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}

/** The section at the upper third of the screen. */
function useCurrentSection(): string {
  const [current, setCurrent] = useState('rules');

  useEffect(() => {
    function look() {
      const line = window.innerHeight / 3;
      const above = sections.filter(({ id }) => {
        const section = document.getElementById(id);
        return section !== null && section.getBoundingClientRect().top <= line;
      });
      setCurrent(above.at(-1)?.id ?? 'rules');
    }
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  return current;
}
