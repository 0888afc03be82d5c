import { others } from './gate.config';

export default others;
