export { registerContact } from './routes';
