import type { ReportCrew } from '@tintforge/api-contract';
import { Badge, Table, type TableColumn } from '@tintforge/ui';
import { shareText } from './report-figures';
import { reportWords } from './words';

const words = reportWords.crews;

const columns: readonly TableColumn<ReportCrew>[] = [
  {
    id: 'crew',
    label: words.crew,
    cell: ({ name, isActive }) => (isActive ? name : <Gone name={name} />),
  },
  { id: 'region', label: words.region, cell: ({ regionName }) => regionName },
  { id: 'jobs', label: words.jobs, isNumeric: true, phonePlace: 'figure', cell: ({ jobsDone }) => jobsDone },
  { id: 'sold', label: words.sold, isNumeric: true, phonePlace: 'figure', cell: ({ soldHours }) => soldHours },
  { id: 'open', label: words.open, isNumeric: true, phonePlace: 'hidden', cell: ({ openHours }) => openHours },
  {
    id: 'use',
    label: words.crewUse,
    isNumeric: true,
    phonePlace: 'figure',
    cell: ({ soldHours, openHours }) => shareText(soldHours, openHours),
  },
];

function Gone({ name }: { name: string }) {
  return (
    <>
      <span>{name}</span> <Badge>{words.gone}</Badge>
    </>
  );
}

export function CrewTable({ crews }: { crews: readonly ReportCrew[] }) {
  return (
    <Table
      caption={words.title}
      isCaptionHidden
      density="dense"
      columns={columns}
      rows={crews}
      rowKey={({ id }) => id}
      empty=""
    />
  );
}
