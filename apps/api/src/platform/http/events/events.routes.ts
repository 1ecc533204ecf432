import { shellRoutes } from '@courtyard/contract';
import { implementStream, type Module } from '../implement';
import { Streams } from './streams';

/** `GET /api/v1/shell/events`. */
export const eventsModule: Module = (platform) => {
  const streams = new Streams(platform.events);
  const untilChange = (at: Date | null) =>
    at === null ? undefined : at.getTime() - platform.clock().getTime();
  return [
    implementStream(shellRoutes.events, async ({ caller, reply }) => {
      streams.requirePlace(caller);
      reply.hijack();
      reply.raw.writeHead(200, {
        // What hooks set so far (request id, security headers) goes along.
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        // Proxies that buffer would keep the events to themselves.
        'x-accel-buffering': 'no',
      });
      // Who asks for the head alone gets no stream to hold.
      if (reply.request.method === 'HEAD') reply.raw.end();
      else streams.add(caller, reply.raw, untilChange(caller.changesAt));
    }),
  ];
};
