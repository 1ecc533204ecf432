import { say } from '../language/sentence';
import { usualBodyLimits } from '@courtyard/contract';
import type { FastifyInstance } from 'fastify';
import './context';
import { nestsDeeperThan } from './nesting.rules';
import { Problem } from '../problem';

const tooDeep = (levels: number) =>
  new Problem({
    status: 400,
    code: 'too-deep',
    title: 'Too many levels',
    detail: say`The body holds arrays and objects within each other, more than the ${levels} levels that this accepts.`,
  });

/** Times its limit beyond which the rest of a refused body is not even taken in: nobody sends so much by mistake. */
const hopelessTimes = 16;

/**
 * Hangs up on who announces far more than a route takes. Less is read to its end and thrown away, so that its sender is
 * still there for the answer.
 */
export function hangUpOnExcess(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const limit = request.routeOptions.bodyLimit ?? usualBodyLimits.bytes;
    if (Number(request.headers['content-length']) > hopelessTimes * limit)
      void reply.header('connection', 'close');
    done();
  });
}

/** Reads JSON bodies and no others, and none that is nested deeper than its route says. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') return done(null, undefined);
    const levels = request.routeOptions.config.bodyLevels ?? usualBodyLimits.levels;
    // Whoever walks a deep value, the parser among them, does so for long or until the stack is full.
    if (nestsDeeperThan(text, levels)) return done(tooDeep(levels));
    void parseJson(request, text, done);
  });
}
