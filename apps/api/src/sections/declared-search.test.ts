import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectionDeclaration } from '@courtyard/contract';
import { packageRoot } from '../platform/core/package-root';
import { sections } from './sections';

test.each(sections.map(({ id, search }) => ({ id, found: search.map(({ kind }) => kind) })))(
  'the kinds that the search finds of $id are those that its section.json names',
  ({ id, found }) => {
    const file = readFileSync(join(packageRoot, '..', id, 'section.json'), 'utf8');
    const { search = [] } = sectionDeclaration.parse(JSON.parse(file));
    expect(found.toSorted()).toEqual(search.map(({ kind }) => kind).toSorted());
  },
);
