// Read only by the build: everything it imports becomes dist/styles.css.
import './styles/index.css';

export * from './facades/house';
export * from './film-layers/ceramic';
export * from './gulf-scene/gulf-scene';
export * from './index';
export * from './ppf-coverage/ppf-coverage';
export * from './process-steps/cutting';
export * from './region-map/region-map';
export * from './scenes/van';
export * from './sedan-front/sedan-front';
