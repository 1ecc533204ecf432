import { msg } from '../language/sentence';
import { defaultBodyLimits } from '@courtyard/contract';
import type { FastifyInstance } from 'fastify';
import './context';
import { exceededLimit } from './limits/json-limits.rules';
import { Problem } from '../problem';

const tooDeep = (levels: number) =>
  new Problem({
    status: 400,
    code: 'too-deep',
    title: 'Too many levels',
    detail: msg`The body is nested more deeply than the ${levels} levels allowed.`,
  });

const tooManyValues = (values: number) =>
  new Problem({
    status: 400,
    code: 'too-many-values',
    title: 'Too many values',
    detail: msg`The body has more than the ${values} values this call accepts. Send fewer at once.`,
  });

/** Times its limit beyond which the rest of a refused body is not even taken in: nobody sends so much by mistake. */
const hopelessTimes = 16;

/**
 * Hangs up on who announces far more than a route takes. Less is read to its end and thrown away, so that its sender is
 * still there for the answer.
 */
export function hangUpOnExcess(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const limit = request.routeOptions.bodyLimit ?? defaultBodyLimits.bytes;
    if (Number(request.headers['content-length']) > hopelessTimes * limit)
      void reply.header('connection', 'close');
    done();
  });
}

/** Reads JSON bodies and no others, and parses none that holds more than its route takes. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') return done(null, undefined);
    const limits = request.routeOptions.config.bodyLimits ?? defaultBodyLimits;
    // Parsing a deep value, and checking one of many names, takes long: only what fits is parsed.
    const exceeded = exceededLimit(text, limits);
    if (exceeded === 'levels') return done(tooDeep(limits.levels));
    if (exceeded === 'values') return done(tooManyValues(limits.values));
    void parseJson(request, text, done);
  });
}
