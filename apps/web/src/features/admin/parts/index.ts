export { ChoiceLinks } from './choice-links';
export { ReadingColumns, useChosenFocus } from './reading-columns';
export { RecordLink } from './record-link';
export { type PagedQuery, RecordList } from './record-list';
export { TabHeading } from './tab-heading';
