import { finding, isCode } from './source-files.mjs';

/** The kinds of `thing.kind.ts`, with what a file of the kind holds. */
export const kinds = {
  access: 'who may do what with a thing',
  bench: 'a measurement',
  card: 'a contribution to the dashboard',
  chart: 'a chart of a card or page',
  columns: 'columns of a list',
  command: 'one command of the command line',
  commands: 'commands of the command line',
  config: 'configuration of a tool, by the name it wants',
  csv: 'how a thing is written to and read from CSV',
  d: 'declarations for the compiler',
  demo: 'rows of the demonstration communities',
  dialog: 'a dialog',
  drawer: 'a drawer',
  editor: 'a part of a form that edits a list',
  export: 'a list as a file: its columns',
  fixture: 'something for tests',
  form: 'a form',
  hook: 'a hook of React',
  long: 'tests that only `npm run test:all` runs: `*.long.test.ts`',
  jobs: 'work for later or by the clock',
  messages: 'texts in every language',
  page: 'a page',
  panel: 'a part of a page that opens',
  plugin: 'a plugin of a tool or server',
  public: 'tables that others may read',
  queries: 'calls of the client',
  recipe: 'looks of a component',
  routes: 'calls of the server',
  rules: 'pure functions',
  schema: 'schema of a form',
  service: 'use cases, one transaction each',
  slots: 'contributions to other pages',
  sql: 'statements',
  store: 'shared state of the client',
  tab: 'one tab of a page',
  table: 'a list as a table',
  tables: 'types of database tables',
  task: 'what does a task in place',
  test: 'tests',
  testing: 'parts for tests of others',
  values: 'lists of values without their schemas',
  labels: 'labels of a record, its fields and their values',
  texts: 'texts of emails and files',
};

const shape = /^[a-z0-9]+(?:-[a-z0-9]+)*((?:\.[a-z]+)*)\.(?:tsx?|[cm]js)$/;

/** Files are `thing.kind.ts(x)`: kebab-case, with one of few kinds. */
export function checkFileNames(files) {
  return files.filter(isCode).flatMap(({ path }) => {
    const name = path.split('/').at(-1);
    const match = shape.exec(name);
    if (!match) return [finding(path, 'name the file in kebab-case: thing.kind.ts')];
    const unknown = match[1].split('.').filter((kind) => kind && !Object.hasOwn(kinds, kind));
    return unknown.map((kind) =>
      finding(
        path,
        `"${kind}" is no kind of file. Use one of ${Object.keys(kinds).join(', ')}, or add it to packages/build/src/checks/file-names.mjs with what it holds`,
      ),
    );
  });
}
