export { registerContact } from './routes';
export { noSuchMessage, setMessageState } from './set-message-state';
export { messageById } from './store';
