export { ChoiceLinks } from './choice-links';
export { FetchNews } from './fetch-news';
export { ReadingColumns, useChosenFocus } from './reading-columns';
export { RecordLink } from './record-link';
export { type PagedQuery, RecordList } from './record-list';
export { RecordReader } from './record-reader';
export { RuledColumns } from './ruled-columns';
export { TabHeading } from './tab-heading';
