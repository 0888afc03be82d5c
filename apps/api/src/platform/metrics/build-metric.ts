import { version } from '../../../package.json';
import type { Config } from '../../config';
import type { Metric } from './metrics-text';

/** Build information: always 1, with the facts as labels. */
export function buildMetric({ mode, database }: Pick<Config, 'mode' | 'database'>): Metric {
  const labels = { version, node: process.versions.node, mode, engine: database.engine };
  return { name: 'tintforge_build_info', help: 'What is running.', type: 'gauge', samples: [{ labels, value: 1 }] };
}
