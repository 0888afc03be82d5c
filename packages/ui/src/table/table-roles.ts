/**
 * The roles of a table's parts, to be spread on them: Safari drops a table's semantics once a narrow screen lays it out
 * as blocks, unless each part has its role.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
