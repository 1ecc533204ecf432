import { statSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';

/** By the sizes of the files, as jest orders them on a new clone, these would come late, and one worker would end alone. */
const longest = [
  'accessibility-pages',
  'openings-1',
  'openings-2',
  'openings-3',
  'release',
  'session',
  'delivery',
  'kill',
  'keyboard',
  'inspection',
];

const rank = ({ path }) => {
  const place = longest.findIndex((name) => path.includes(`/${name}.test.`));
  return place === -1 ? longest.length : place;
};

export default class LongestFirst extends Sequencer {
  sort(tests) {
    const size = ({ path }) => statSync(path).size;
    return Array.from(tests).toSorted((a, b) => rank(a) - rank(b) || size(b) - size(a));
  }
}
