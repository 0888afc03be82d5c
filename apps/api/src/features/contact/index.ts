export { registerContact } from './routes';
export { messageById } from './store';
