import type { CallShapes } from '@courtyard/contract/compatibility/packing.rules';
import type { CallShape, Shape } from '@courtyard/contract/compatibility/shape';
import { type Difference, differences, type Direction } from './shape-compatibility.rules';

const nothing: Shape = { fields: {} };

/** What of a release's calls the server does not serve as the section was built for it; each a clause about the release, "its …" or "it …". */
export function callIncompatibilities(
  made: CallShapes,
  served: (name: string) => CallShape | null,
): string[] {
  return Object.entries(made).flatMap(([name, call]) => {
    const now = served(name);
    if (!now) return [`it makes the call ${name}, which the server does not have`];
    const sent = (['params', 'query', 'body'] as const).flatMap((part) => {
      const subject = part === 'body' ? `its form for ${name}` : `its call ${name}`;
      return differences(call[part] ?? nothing, now[part] ?? nothing, { direction: 'input', path: '' }).map(
        (difference) => `${subject} ${inputClause(difference)}`,
      );
    });
    return [...sent, ...answerIncompatibilities(name, call.answer, now.answer)];
  });
}

function answerIncompatibilities(name: string, built: Shape | undefined, now: Shape | undefined): string[] {
  if (built === undefined) return [];
  if (now === undefined) return [`it reads the answer to ${name}, which the server no longer gives`];
  const direction: Direction = 'answer';
  return differences(now, built, { direction, path: '' }).map((difference) => answerClause(name, difference));
}

function inputClause({ path, kind, sent, taken }: Difference): string {
  switch (kind) {
    case 'missing':
      return `sends no ${path}, which the server now requires`;
    case 'sometimes':
      return `may leave out ${path}, which the server now requires`;
    case 'unknown':
      return `sends ${path}, which the server does not take`;
    case 'null':
      return `may send nothing as ${path}, which the server now requires`;
    case 'values':
      return `may send ${inWords(sent)} as ${path}, which the server does not take`;
    case 'type':
      return `sends ${path || 'what it sends'} as ${inWords(sent)}, and the server takes ${inWords(taken)}`;
  }
}

function answerClause(name: string, { path, kind, sent, taken }: Difference): string {
  const what = path === '' ? `the answer to ${name}` : `${path} of the answer to ${name}`;
  switch (kind) {
    case 'missing':
    case 'unknown':
      return `it reads ${what}, which the server does not give`;
    case 'sometimes':
      return `it reads ${what}, which the server may leave out`;
    case 'null':
      return `it reads ${what}, which may be empty now`;
    case 'values':
      return `it reads ${what}, which is ${inWords(sent)} now`;
    case 'type':
      return `it reads ${what} as ${inWords(taken)}, and the server gives ${inWords(sent)}`;
  }
}

const words: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'yes or no',
  null: 'nothing',
};

const maxNamed = 4;

/** A shape as a sentence names it. */
function inWords(shape: Shape = 'any'): string {
  if (typeof shape === 'string') return words[shape] ?? 'anything';
  if ('values' in shape) {
    const { length } = shape.values;
    return length > maxNamed
      ? `one of ${length} values`
      : shape.values.map((value) => `"${value}"`).join(' or ');
  }
  if ('anyOf' in shape) return shape.anyOf.map(inWords).join(' or ');
  if ('media' in shape) return `a file (${shape.media})`;
  return 'list' in shape ? 'a list' : 'an object';
}
