import { paths } from '@tintforge/app-base/paths';
import { homeWords } from '@tintforge/content';
import { Container } from '@tintforge/ui';
import { WayOn } from '../parts/way-on';
import styles from './about.module.css';

const { about } = homeWords;

/** The people who do the work, and four reasons to choose them. */
export function About() {
  return (
    <Container className={styles.root}>
      <div>
        <h2>{about.heading}</h2>
        <p className={styles.lead}>{about.lead}</p>
        <div className={styles.ways}>
          <WayOn to={paths.about}>{about.link}</WayOn>
          <WayOn to={paths.gallery}>{about.gallery}</WayOn>
        </div>
      </div>
      <ul className={styles.points}>
        {about.points.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Container>
  );
}
