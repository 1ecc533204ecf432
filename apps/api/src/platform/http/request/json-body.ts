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
    detail: `The body holds arrays and objects within each other, more than the ${levels} levels that this accepts.`,
  });

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
