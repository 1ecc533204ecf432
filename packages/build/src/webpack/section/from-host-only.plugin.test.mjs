import { compile } from '../compile.fixture.mjs';
import { FromHostOnlyPlugin } from './from-host-only.plugin.mjs';

const section = (source, installed) =>
  compile({
    files: { 'src/main.js': source, [`node_modules/${installed}/index.js`]: 'export const a = 1;' },
    plugins: [new FromHostOnlyPlugin()],
  });

test.each([
  ['@chakra-ui/react', 'import from "@courtyard/ui"'],
  ['@emotion/styled', 'import from "@courtyard/ui"'],
  ['react-router-dom', 'import from "@courtyard/common/router"'],
  ['react', 'import from "react" exactly'],
  ['zustand', 'import from "zustand"'],
  ['ky', 'use call() of "@courtyard/common"'],
])('a section that bundles %s is refused with what to write instead', async (name, advice) => {
  const { errors } = await section(`import { a } from '${name}'; console.log(a);`, name);
  expect(errors).toEqual([expect.stringContaining(advice)]);
  expect(errors[0]).toContain('asked for by src/main.js');
});

test('its own dependencies are its own matter', async () => {
  const { errors } = await section("import { a } from 'date-maths'; console.log(a);", 'date-maths');
  expect(errors).toEqual([]);
});
