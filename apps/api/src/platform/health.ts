import type { FastifyInstance } from 'fastify';
import { answer, registerRoute } from './contract-routes';

/** Liveness and readiness of the process. */
export function registerHealth(app: FastifyInstance, { isReady }: { isReady: () => Promise<boolean> }): void {
  registerRoute(app, 'getLiveness', async () => answer(200, { status: 'ok' }));
  registerRoute(app, 'getReadiness', async () =>
    (await isReady()) ? answer(200, { status: 'ok' }) : answer(503, { status: 'unavailable' }),
  );
}
