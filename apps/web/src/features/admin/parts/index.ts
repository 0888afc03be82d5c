export { TabHeading } from './tab-heading';
