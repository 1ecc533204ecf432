import type { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  request(method: string, route: string, status: number, seconds: number): void;
  job(name: string, outcome: 'done' | 'failed', seconds: number): void;
  /** A section that a browser could not show. Only of releases that exist: a label is kept for good. */
  sectionFailure(section: string, version: string, kind: string): void;
  /** Something that members were told of. */
  notification(kind: string): void;
  /** A notification on its way out, by what became of it. */
  delivery(channel: 'email' | 'push', outcome: string): void;
  /** Prometheus text format. */
  text(): Promise<string>;
  contentType: string;
}

const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

let registryOfProcess: Registry | undefined;

/** What is of the process, whose measuring of the event loop is never freed: made once, for all platforms in it. */
function processRegistry(): Registry {
  if (registryOfProcess) return registryOfProcess;
  registryOfProcess = new Registry();
  collectDefaultMetrics({ register: registryOfProcess });
  return registryOfProcess;
}

/** Counts and times for Prometheus: calls by route, the pool, the process and its event loop, jobs. */
export function createMetrics(pool: Pool): Metrics {
  const registry = new Registry();
  const ofProcess = processRegistry();
  const requests = new Histogram({
    name: 'courtyard_request_seconds',
    help: 'Time to answer a call',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: bounds,
    registers: [registry],
  });
  const jobSeconds = new Histogram({
    name: 'courtyard_job_seconds',
    help: 'Time of a background job',
    labelNames: ['name'] as const,
    buckets: [0.01, 0.1, 1, 10, 60, 600],
    registers: [registry],
  });
  const jobs = new Counter({
    name: 'courtyard_jobs_total',
    help: 'Background jobs that ended',
    labelNames: ['name', 'outcome'] as const,
    registers: [registry],
  });
  const sectionFailures = new Counter({
    name: 'courtyard_section_failures_total',
    help: 'Sections that a browser could not show',
    labelNames: ['section', 'version', 'kind'] as const,
    registers: [registry],
  });
  const notifications = new Counter({
    name: 'courtyard_notifications_total',
    help: 'Notifications that were told',
    labelNames: ['kind'] as const,
    registers: [registry],
  });
  const deliveries = new Counter({
    name: 'courtyard_deliveries_total',
    help: 'Notifications by mail and push, by what became of them',
    labelNames: ['channel', 'outcome'] as const,
    registers: [registry],
  });
  const connections = new Gauge({
    name: 'courtyard_pool_connections',
    help: 'Connections to the database',
    labelNames: ['state'] as const,
    registers: [registry],
  });
  return {
    request: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    job(name, outcome, seconds) {
      jobs.inc({ name, outcome });
      jobSeconds.observe({ name }, seconds);
    },
    sectionFailure: (section, version, kind) => sectionFailures.inc({ section, version, kind }),
    notification: (kind) => notifications.inc({ kind }),
    delivery: (channel, outcome) => deliveries.inc({ channel, outcome }),
    async text() {
      connections.set({ state: 'idle' }, pool.idleCount);
      connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      connections.set({ state: 'waited for' }, pool.waitingCount);
      return (await ofProcess.metrics()) + (await registry.metrics());
    },
    contentType: registry.contentType,
  };
}
