import { quotePath } from '@tintforge/app-base/paths';
import { ppfBenefitsPage } from '@tintforge/content';
import { LinkButton, Table, type TableColumn } from '@tintforge/ui';
import styles from './coverage-table.module.css';

const { heading, columns: labels, options, quote, quoteFor } = ppfBenefitsPage.coverage;

type Option = (typeof options)[number];

const columns: readonly TableColumn<Option>[] = [
  {
    id: 'name',
    label: labels.name,
    cell: ({ name, description }) => (
      <>
        <span className={styles.name}>{name}</span>
        <span className={styles.description}>{description}</span>
      </>
    ),
  },
  { id: 'covers', label: labels.covers, cell: ({ coverage }) => coverage },
  { id: 'best-for', label: labels.bestFor, cell: ({ bestFor }) => bestFor },
  {
    id: 'quote',
    label: labels.quote,
    cell: ({ name }) => (
      <LinkButton
        size="small"
        render={(anchor) => <a href={quotePath('ppf')} {...anchor} aria-label={quoteFor(name)} />}
      >
        {quote}
      </LinkButton>
    ),
    phonePlace: 'wide',
  },
];

/** The three coverage options in full, each with a quote button. */
export function CoverageTable() {
  return (
    <Table caption={heading} isCaptionHidden columns={columns} rows={options} rowKey={({ id }) => id} empty={heading} />
  );
}
