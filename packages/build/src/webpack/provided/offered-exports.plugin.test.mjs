import { compile } from '../compile.fixture.mjs';
import { OfferedExportsPlugin } from './offered-exports.plugin.mjs';

const section = (source) =>
  compile({
    files: {
      'src/main.js': source,
      'node_modules/@tanstack/react-query/index.js': 'export const useQuery = 1; export const hashKey = 2;',
    },
    plugins: [new OfferedExportsPlugin()],
  });

test('what the host provides may be imported', async () => {
  const { errors } = await section(
    "import { useQuery } from '@tanstack/react-query'; console.log(useQuery);",
  );
  expect(errors).toEqual([]);
});

test('anything else would be undefined in the page and is refused', async () => {
  const { errors } = await section("import { hashKey } from '@tanstack/react-query'; console.log(hashKey);");
  expect(errors).toEqual([
    expect.stringContaining('src/main.js imports hashKey from "@tanstack/react-query"'),
  ]);
});
