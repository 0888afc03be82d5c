import type { ReportQuery, ReportTable } from '@tintforge/api-contract';
import { saveFile } from '@tintforge/app-base/save-file';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { shopFileName } from '@tintforge/content';
import { Button, DeskIcon, type Elements } from '@tintforge/ui';
import { useId, useState } from 'react';
import { staffApi } from '../lib/staff-api';
import styles from './report-section.module.css';
import { reportWords as words } from './words';

interface ReportSectionProps {
  title: string;
  /** Next to the title: a unit, or a share. */
  note?: string | undefined;
  /** The table for the CSV file. */
  table: ReportTable;
  question: ReportQuery;
  children: Elements;
}

/** A part of the report under its heading, with its table as a file. */
export function ReportSection({ title, note, table, question, children }: ReportSectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.root}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.title}>
          {title}
        </h2>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        <FileButton title={title} table={table} question={question} />
      </div>
      {children}
    </section>
  );
}

/** Marks the file as UTF-8 for spreadsheets; reading the response as text has removed the mark. */
const mark = '\uFEFF';

function FileButton({ title, table, question }: Pick<ReportSectionProps, 'title' | 'table' | 'question'>) {
  const [isSaving, setIsSaving] = useState(false);

  async function save() {
    setIsSaving(true);
    try {
      const text = await staffApi('getReportFile', { query: { ...question, table } });
      const file = new Blob([mark, text], { type: 'text/csv' });
      saveFile(file, shopFileName(`${table}-${question.from}-${question.to}.csv`));
    } catch {
      showToast({ title: words.file.failed.title, description: words.file.failed.text, variant: 'destructive' });
    }
    setIsSaving(false);
  }

  return (
    <Button
      variant="quiet"
      size="small"
      className={styles.file}
      aria-label={words.file.name(title)}
      busyLabel={isSaving ? words.file.busy : undefined}
      onClick={() => void save()}
    >
      <DeskIcon name="download" />
      <span>{words.file.button}</span>
    </Button>
  );
}
