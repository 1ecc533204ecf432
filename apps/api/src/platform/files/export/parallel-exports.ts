import { parallelLimit } from '../../http/answer/parallel-limit';
import { msg } from '../../http/language/sentence';

/** Exports of one person at a time: each is read from the database for as long as its client takes. */
const maxExports = 2;

/** Exports that each person has running, of lists and of their own data. */
export const runningExports = parallelLimit(maxExports, {
  title: 'Too many exports',
  detail: msg`You already have ${maxExports} exports running. Wait until one finishes, or cancel it, and try again.`,
});
