import { CommanderError } from 'commander';
import { RefusedRelease } from '../platform/registry/release/refused-release';
import { StartError } from '../server/start';
import { endingOf } from './exit';
import { CannotDo, Mistake } from './mistake';

test.each([
  [new Mistake('eighty is not a number'), 2, 'Eighty is not a number.'],
  [new CannotDo('there is no community named elm'), 1, 'There is no community named elm.'],
  [new StartError('Port 80 is taken.'), 1, 'Port 80 is taken.'],
  [
    new RefusedRelease(['a.js is missing', 'b.js is missing']),
    1,
    'Refused: a.js is missing; b.js is missing.',
  ],
  [new CommanderError(1, 'commander.unknownCommand', 'error: unknown command'), 2, null],
  [new CommanderError(0, 'commander.helpDisplayed', '(outputHelp)'), 0, null],
  [new Error(''), 1, 'Something went wrong.'],
  ['odd', 1, 'Odd.'],
])('%p ends with %i', (error, code, says) => {
  expect(endingOf(error)).toEqual({ code, says });
});
