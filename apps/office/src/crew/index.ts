export { CrewPage } from './crew-page';
