import type { FastifyInstance } from 'fastify';
import { msg } from '../../language/sentence';
import { Problem } from '../../problem';

/** More than any list has filters, with as many values as somebody chooses by hand. */
const maxParameters = 200;

function hasTooMany(url: string): boolean {
  let count = 0;
  for (let at = url.indexOf('?'); at !== -1; at = url.indexOf('&', at + 1)) {
    count += 1;
    if (count > maxParameters) return true;
  }
  return false;
}

/** Refuses an address with more parameters than any call takes, before anything looks at them. */
export function limitParameters(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasTooMany(request.url)) return done();
    done(
      new Problem({
        status: 400,
        code: 'too-many-parameters',
        title: 'Too many parameters',
        detail: msg`The address has more than ${maxParameters} parameters. Choose fewer filters.`,
      }),
    );
  });
}
