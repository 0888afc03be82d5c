import { type ReactNode, useId } from 'react';
import { tableRoles as roles } from '../table/table-roles';
import styles from './compliance-sheet.module.css';

/** A window on the sheet, every figure already formatted: "36%". */
export interface SheetWindow {
  /** Name of the window, unique. */
  zone: string;
  film: string;
  /** Lot or roll number of the film. */
  lot: string;
  /** Light through the bare glass. */
  before: string;
  /** Light through glass and film. */
  after: string;
  verdict: string;
  /** A quieter line under the verdict: the limit and the statute it is from. */
  rule?: string | undefined;
}

/** Props of {@link ComplianceSheet}. */
export interface ComplianceSheetProps {
  title: string;
  headingLevel?: 'h2' | 'h3' | undefined;
  /** The shop that installed the film. */
  installer: string;
  /** Contact lines of the installer. */
  contact: readonly string[];
  /** Car, booking and day. Each term is its key. */
  facts: readonly { term: string; value: ReactNode }[];
  /** Title of the table of windows. */
  caption: string;
  /** Column headings. */
  columns: Readonly<Record<'zone' | 'film' | 'lot' | 'before' | 'after' | 'verdict', string>>;
  windows: readonly SheetWindow[];
  /** The installer's statements about these readings, a paragraph each. */
  statements: readonly string[];
  /** Points that couldn't be verified in the law itself, for the shop on screen: never printed, nothing when empty. */
  unverified: { title: string; items: readonly string[] };
}

const names = ['film', 'lot', 'before', 'after', 'verdict'] as const;

/**
 * The film on a car's windows with the meter readings, for one sheet of Letter or A4. On paper it has its own page,
 * named `compliance-sheet`; the page that shows it has to hide everything else.
 */
export function ComplianceSheet({ title, headingLevel: Heading = 'h2', ...shown }: ComplianceSheetProps) {
  const titleId = useId();
  const { installer, contact, facts, statements, unverified } = shown;
  return (
    <article className={styles.root} aria-labelledby={titleId}>
      <header className={styles.head}>
        <Heading id={titleId} className={styles.title}>
          {title}
        </Heading>
        <p className={styles.installer}>
          <b>{installer}</b>
          {contact.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </header>
      <dl className={styles.facts}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Windows {...shown} />
      <div className={styles.statements}>
        {statements.map((statement) => (
          <p key={statement}>{statement}</p>
        ))}
      </div>
      {unverified.items.length > 0 && (
        <div className={styles.unverified}>
          <b>{unverified.title}</b>
          <ul>
            {unverified.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      )}
    </article>
  );
}

function Windows({ caption, columns, windows }: Pick<ComplianceSheetProps, 'caption' | 'columns' | 'windows'>) {
  return (
    <table {...roles.table} className={styles.windows}>
      <caption>{caption}</caption>
      <thead {...roles.group}>
        <tr {...roles.row}>
          {(['zone', ...names] as const).map((name) => (
            <th key={name} {...roles.columnHead} scope="col">
              {columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        {windows.map((window) => (
          <tr key={window.zone} {...roles.row}>
            <th {...roles.rowHead} scope="row">
              {window.zone}
            </th>
            {names.map((name) => (
              <td key={name} {...roles.cell} data-label={columns[name]} data-name={name}>
                <span>
                  <span>{window[name]}</span>
                  {name === 'verdict' && window.rule !== undefined && <small>{window.rule}</small>}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
