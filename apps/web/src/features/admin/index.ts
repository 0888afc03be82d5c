export { AdminArea } from './shell/admin-area';
