import webpack from 'webpack';
import { workspaceFolder } from '../app-folder.mjs';
import { compile } from '../compile.fixture.mjs';
import { knownExports } from './known-exports.mjs';
import { releaseUses } from './release-uses.mjs';
import { inOrder } from './used-exports.mjs';
import { shapesOfCalls, UsedCallsPlugin } from './used-calls.mjs';

const consumed = { import: false, singleton: true };
const { ConsumeSharedPlugin } = webpack.sharing;

/** What the build of these files would record. */
async function usesOf(files) {
  let uses;
  const record = {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap('Record', (compilation) => {
        compilation.hooks.processAssets.tapPromise('Record', async () => {
          uses = await releaseUses(compilation, workspaceFolder('apps/api'));
        });
      });
    },
  };
  const consumes = { '@courtyard/ui': consumed, '@tanstack/react-query': consumed, react: consumed };
  const plugins = [new ConsumeSharedPlugin({ consumes }), new UsedCallsPlugin(), record];
  const { errors } = await compile({ files, plugins });
  expect(errors).toEqual([]);
  return uses;
}

test('names that are imported and used, in dynamic imports and joined modules too', async () => {
  const { exports } = await usesOf({
    'src/main.js': `
      import { Box, Text, Unused } from '@courtyard/ui';
      import { useQuery as ask } from '@tanstack/react-query';
      import './side.js';
      console.log(Box.Inner, ask);
      import('./later.js').then(({ shown }) => console.log(shown, Text));`,
    'src/side.js': `import React, { useState } from 'react'; console.log(React.memo, useState);`,
    'src/later.js': `import { Card } from '@courtyard/ui'; export const shown = Card;`,
  });
  expect(exports).toEqual({
    '@courtyard/ui': ['Box', 'Card', 'Text'],
    '@tanstack/react-query': ['useQuery'],
    react: ['default', 'useState'],
  });
});

test('who takes a module as a whole uses all that it is known to export', async () => {
  const { exports } = await usesOf({
    'src/main.js': `import * as query from '@tanstack/react-query'; console.log(Object.keys(query));`,
  });
  expect(exports['@tanstack/react-query']).toEqual(inOrder(await knownExports('@tanstack/react-query')));
  expect(await knownExports('@courtyard/ui/overlays')).toContain('Dialog');
  expect(await knownExports('react')).toEqual(expect.arrayContaining(['default', 'useState']));
});

test('calls that the code names, not those of a comment or of code that is left out', async () => {
  const { calls, shapes } = await usesOf({
    'src/main.js': `
      // As 'DELETE /api/v1/files/:fileId' would.
      import { list } from './list.js';
      console.log(list, \`GET /api/v1/shell/preferences\`, 'GET / of something else');`,
    'src/list.js': `
      export const list = () => call('GET /api/v1/shell/outbox');
      const call = (name) => globalThis.call(name);`,
    'src/unused.js': `call('GET /api/v1/shell/sections');`,
  });
  expect(Object.keys(calls)).toEqual(['GET /api/v1/shell/outbox', 'GET /api/v1/shell/preferences']);
  expect(JSON.stringify([calls, shapes])).toContain('doNotDisturb');
});

test('a call that the contract does not have is refused', async () => {
  await expect(shapesOfCalls(workspaceFolder('apps/api'), ['GET /api/v1/moats'])).rejects.toThrow(
    'the section names the call "GET /api/v1/moats", which the contract does not have',
  );
});
