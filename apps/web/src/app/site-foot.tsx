import { brand, contactLines } from '@tintforge/content';
import { Container, Logo, SiteFooter } from '@tintforge/ui';
import { Link } from 'react-router-dom';
import { paths } from '../lib/paths';
import styles from './site-foot.module.css';
import { siteWords } from './words';

const legalLinks = (
  <>
    <Link to={paths.privacy}>Privacy Policy</Link>
    <Link to={paths.terms}>Terms of Service</Link>
  </>
);

/** The end of every page. `isQuiet` is one line, under a task; otherwise the regional lines stand here too. */
export function SiteFoot({ isQuiet }: { isQuiet: boolean }) {
  if (isQuiet) return <SiteFooter links={legalLinks}>{siteWords.footer.rights}</SiteFooter>;
  return (
    <footer className={styles.root} data-theme="ink">
      <Container>
        <div className={styles.top}>
          <div className={styles.brand}>
            <Logo name={brand.name} />
            <p>{brand.tagline}</p>
          </div>
          <nav aria-labelledby="foot-pages">
            <h2 id="foot-pages" className={styles.heading}>
              {siteWords.footer.pages}
            </h2>
            <ul className={styles.links}>
              <li>
                <Link to={paths.home}>Home</Link>
              </li>
              <li>
                <Link to={paths.booking}>{siteWords.bookNow}</Link>
              </li>
            </ul>
          </nav>
          <div>
            <h2 className={styles.heading}>{siteWords.footer.lines}</h2>
            <ul className={styles.lines}>
              {contactLines.map((line) => (
                <li key={line.regionId}>
                  <span>{line.label}</span>
                  <a href={line.href}>{line.phone}</a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className={styles.end}>
          <span>{siteWords.footer.rights}</span>
          <span className={styles.legal}>{legalLinks}</span>
        </div>
      </Container>
    </footer>
  );
}
