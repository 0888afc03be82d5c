// Only the build reads this: everything it reaches becomes dist/styles.css.
import './styles/index.css';

export * from './index';
